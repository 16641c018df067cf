import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  getVariableValues,
  isIntrospectionType,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  type ParseOptions,
  parse,
  Source,
  TokenKind,
  type ValidationContext,
} from 'graphql'

// What one operation may ask for. Without these, a short document can ask for endless work.

const maxTokens = 2_000
const maxAliases = 50
const maxNesting = 100
const maxDirectives = 50
const maxIntrospections = 3
const maxDepth = 12
/** In fields, where a list's fields count for each item that the page may have. */
const maxCost = 10_000

/** @throws GraphQLError where the document has too many tokens, is nested too deep, or has a syntax error. */
export function parseWithLimit(source: string | Source, options?: ParseOptions): DocumentNode {
  checkTokens(typeof source === 'string' ? new Source(source) : source)
  return parse(source, options)
}

/** Looks at the tokens before the parser does, which goes down by recursion and would overflow the stack. */
function checkTokens(source: Source): void {
  const lexer = new Lexer(source)
  let depth = 0
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens++) {
    if (tokens >= maxTokens) {
      throw tooMuch('DOCUMENT_TOO_LARGE', `A document may have ${maxTokens} tokens at most.`)
    }
    if (opening.has(lexer.token.kind)) depth++
    if (closing.has(lexer.token.kind)) depth--
    if (depth > maxNesting) {
      throw tooMuch('DOCUMENT_TOO_LARGE', `The brackets of a document may be ${maxNesting} deep at most.`)
    }
  }
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * A validation rule. The cost counts fields of our types alone, so introspection, which is open to all, may neither use
 * aliases nor be asked for over and over.
 */
export function limitDocument(context: ValidationContext): ASTVisitor {
  const counts = { aliases: 0, directives: 0, introspections: 0, introspectionAliases: 0 }
  return {
    Directive() {
      counts.directives++
    },
    Field(node) {
      const parent = context.getParentType()
      if (node.name.value === '__schema' || node.name.value === '__type') counts.introspections++
      if (node.alias === undefined) return
      counts.aliases++
      if (parent && isIntrospectionType(parent)) counts.introspectionAliases++
    },
    Document: {
      leave() {
        for (const error of errorsOf(counts)) context.reportError(error)
      },
    },
  }
}

function errorsOf(
  counts: Record<'aliases' | 'directives' | 'introspections' | 'introspectionAliases', number>,
) {
  const errors: GraphQLError[] = []
  if (counts.aliases > maxAliases) {
    errors.push(tooMuch('TOO_MANY_ALIASES', `A document may have ${maxAliases} aliases at most.`))
  }
  if (counts.directives > maxDirectives) {
    errors.push(tooMuch('TOO_MANY_DIRECTIVES', `A document may have ${maxDirectives} directives at most.`))
  }
  if (counts.introspections > maxIntrospections || counts.introspectionAliases > 0) {
    const times = `${maxIntrospections} times at most, without aliases inside`
    errors.push(tooMuch('TOO_MUCH_INTROSPECTION', `A document may ask for the schema ${times}.`))
  }
  return errors
}

/** Compares what an operation would cost with the limits, variables included. null: it may run. */
export function checkCost(args: ExecutionArgs): GraphQLError | null {
  const { schema, document, operationName, variableValues, contextValue } = args
  const operation = getOperationAST(document, operationName)
  // The execution says what is wrong with a missing operation.
  if (!operation) return null
  const fault = checkVariables(args, operation)
  if (fault !== null) return fault
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  const alone: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] }
  try {
    const { depth, complexity } = complexityFromQuery(alone, {
      schema,
      ctx: Object(contextValue),
      variables: { ...variableValues },
    })
    if (depth > maxDepth) {
      return tooMuch(
        'OPERATION_TOO_DEEP',
        `An operation may be ${maxDepth} fields deep; this one is ${depth}.`,
      )
    }
    if (complexity > maxCost) return tooMuch('OPERATION_TOO_COSTLY', costMessage(complexity))
    return null
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/**
 * Stops at the first fault in the variables. Each fault is worded with what it's about, so that a request that is full
 * of them would take minutes to answer.
 */
function checkVariables(args: ExecutionArgs, operation: OperationDefinitionNode): GraphQLError | null {
  const { errors } = getVariableValues(
    args.schema,
    operation.variableDefinitions ?? [],
    { ...args.variableValues },
    { maxErrors: 1, hideSuggestions: true },
  )
  const [fault] = errors ?? []
  if (fault === undefined) return null
  const message = fault.message.length > maxMessage ? `${fault.message.slice(0, maxMessage)}…` : fault.message
  return new GraphQLError(message, {
    nodes: fault.nodes,
    extensions: { code: 'BAD_USER_INPUT', http: { spec: true, status: 400 } },
  })
}

const maxMessage = 500

function costMessage(cost: number): string {
  return `This operation could give ${cost} fields, and ${maxCost} are allowed: ask for smaller pages or fewer fields.`
}

function tooMuch(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { spec: true, status: 400 } } })
}
