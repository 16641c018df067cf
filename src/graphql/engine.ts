import {
  execute,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  subscribe,
  type ValidationRule,
  validate,
} from 'graphql'
import { createLRUCache, createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga'
import type { Services } from '../context.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { checkCost, limitDocument, parseWithLimit } from './limits.ts'
import type { MaskError } from './mask-error.ts'
import { useMultipart } from './multipart.ts'
import { createSchema } from './schema.ts'
import { useMask } from './use-mask.ts'
import { useMeasurement } from './use-measurement.ts'

/** Parses, validates, executes: the same for HTTP, its event streams and sockets. */
export type Engine = YogaServerInstance<GraphqlContext, object>

export function createEngine({ config, log, metrics }: Services, maskError: MaskError): Engine {
  const asked = { log, metrics, requestId: null }
  return createYoga<GraphqlContext>({
    schema: createSchema(),
    plugins: [
      useMultipart(),
      // Before the steps, which may stop at once: what they refuse is masked, and then counted.
      useMask(maskError),
      useMeasurement(metrics.graphql),
      useOwnSteps({ introspection: config.introspection }),
    ],
    multipart: false,
    // What goes wrong before there is an operation.
    maskedErrors: { errorMessage: '', maskError: (error) => maskError(error, asked) },
    parserAndValidationCache: { documentCache: smallCache(), errorCache: smallCache() },
    graphqlEndpoint: '/graphql',
    // The platform's own, so that its streams can be piped and its files are read as such.
    fetchAPI: { File, FormData, Headers, ReadableStream, Request, Response },
    // The mask logs, and http/ serves the page, checks bodies and sets headers.
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    maxRequestBodySize: false,
  })
}

/** graphql-js, with our limits around it. */
function useOwnSteps(options: { introspection: boolean }): Plugin {
  // "Did you mean …?" gives the schema away, name by name.
  const hideSuggestions = !options.introspection
  const rules: ValidationRule[] = [limitDocument]
  if (!options.introspection) rules.push(NoSchemaIntrospectionCustomRule)
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithLimit),
    onValidate: ({ addValidationRule, setValidationFn }) => {
      for (const rule of rules) addValidationRule(rule)
      setValidationFn((schema, document, allRules) =>
        validate(schema, document, allRules ?? specifiedRules, { hideSuggestions }),
      )
    },
    onExecute: ({ args, setExecuteFn, setResultAndStopExecution }) => {
      setExecuteFn((args) => execute({ ...args, hideSuggestions }))
      const error = checkCost(args)
      if (error !== null) setResultAndStopExecution({ errors: [error] })
    },
    onSubscribe: ({ args, setSubscribeFn, setResultAndStopExecution }) => {
      setSubscribeFn((args) => subscribe({ ...args, hideSuggestions }))
      const error = checkCost(args)
      if (error !== null) setResultAndStopExecution({ errors: [error] })
    },
  }
}

/** For documents that are sent again and again; long ones, each with its tree, would fill the memory. */
function smallCache<Value extends object>() {
  const cache = createLRUCache<Value>({ max: 256 })
  return {
    get: (document: string) => cache.get(document),
    set: (document: string, value: Value) => {
      if (document.length <= 10_000) cache.set(document, value)
    },
  }
}
