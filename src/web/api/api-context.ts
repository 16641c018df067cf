import { createContext, useContext } from 'react'
import type { Api } from './client.ts'

export const ApiContext = createContext<Api | null>(null)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (api === null) throw new Error('there is no API outside of the console')
  return api
}
