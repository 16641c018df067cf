import type { TypedDocumentString } from '../../src/gql/graphql.ts'

export type Answer<Result> = {
  data: Result
  errors?: { message: string; extensions?: Record<string, unknown> }[]
}

/** A client of a running Stevedore. */
export type Client = {
  /** `http://127.0.0.1:port` */
  url: string
  /** The secret of an API key. */
  secret: string
  /** Runs a typed document over HTTP. Rejects where the whole request is refused. */
  request<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Answer<Result>>
}

export function createClientOf({ url, secret }: Pick<Client, 'url' | 'secret'>): Client {
  return {
    url,
    secret,
    request: async (document, variables) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ query: document.toString(), variables }),
      })
      const answer = await response.json()
      if (!answer.data) throw new Error(JSON.stringify(answer))
      return answer
    },
  }
}
