import { GraphQLError } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'

/** Reads GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec), without batching. */
export function useMultipart(): Plugin {
  return {
    onRequestParse({ request, setRequestParser }) {
      const contentType = request.headers.get('content-type') ?? ''
      if (request.method !== 'POST' || !/^multipart\/form-data\s*;/i.test(contentType)) return
      setRequestParser(async (multipart) => readOperation(await readForm(multipart)))
    },
  }
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw badRequest('The multipart body is malformed.')
  }
}

function readOperation(form: FormData): GraphQLParams {
  const operation = readObject(form, 'operations')
  for (const [part, paths] of Object.entries(readObject(form, 'map'))) {
    const file = form.get(part)
    if (!(file instanceof File)) throw badRequest(`The map names the part ${part}, which is not a file.`)
    if (!Array.isArray(paths)) throw badRequest(`In the map, ${part} must have a list of paths.`)
    for (const path of paths) putFile(operation, String(path), file)
  }
  return operation
}

function readObject(form: FormData, part: string): Record<string, unknown> {
  const value = parseJson(form.get(part))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw badRequest(`The part ${part} must be a JSON object.`)
}

function parseJson(text: FormDataEntryValue | null): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** Puts a file in the place of the null at `path`, such as `variables.input.file`. */
function putFile(operation: Record<string, unknown>, path: string, file: File): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place: unknown = operation
  for (const key of keys) place = valueAt(place, key)
  if (keys[0] !== 'variables' || valueAt(place, last) !== null) {
    throw badRequest(`The map's path ${path} must lead to a null among the variables.`)
  }
  Object.assign(Object(place), { [last]: file })
}

function valueAt(place: unknown, key: string): unknown {
  return typeof place === 'object' && place !== null
    ? Object.getOwnPropertyDescriptor(place, key)?.value
    : undefined
}

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
}
