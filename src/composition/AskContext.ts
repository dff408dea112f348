import { createContext, useContext } from 'react'
import type { Ask } from './provide.ts'

export const AskContext = createContext<Ask | undefined>(undefined)

/** For the composition's own components; screens ask for their view model alone. */
export function useAsk(): Ask {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('No container around the routes')
  return ask
}
