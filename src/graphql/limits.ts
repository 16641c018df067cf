import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  getOperationAST,
  isIntrospectionType,
  Kind,
  type ParseOptions,
  parse,
  type Source,
  type ValidationContext,
} from 'graphql'

// What one operation may ask for. Without these, a short document can ask for endless work.

const maxTokens = 2_000
const maxAliases = 50
const maxDirectives = 50
const maxIntrospections = 3
const maxDepth = 12
/** In fields, where a list's fields count for each item that the page may have. */
const maxCost = 10_000

/** @throws GraphQLError where the document has too many tokens, or a syntax error. */
export function parseWithLimit(source: string | Source, options?: ParseOptions): DocumentNode {
  try {
    return parse(source, { ...options, maxTokens })
  } catch (error) {
    if (!(error instanceof GraphQLError) || !error.message.includes(`more than ${maxTokens} tokens`))
      throw error
    throw tooMuch('DOCUMENT_TOO_LARGE', `A document may have ${maxTokens} tokens at most.`)
  }
}

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
  // The execution says what is wrong with a missing operation, and below, with variables.
  if (!operation) return null
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

function costMessage(cost: number): string {
  return `This operation could give ${cost} fields, and ${maxCost} are allowed: ask for smaller pages or fewer fields.`
}

function tooMuch(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { spec: true, status: 400 } } })
}
