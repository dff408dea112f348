import { createContext, useContext } from 'react'
import type { Resolver } from './provide.ts'

export const ResolverContext = createContext<Resolver | undefined>(undefined)

export function useResolver(): Resolver {
  const ask = useContext(ResolverContext)
  if (!ask) throw new Error('No container around the routes')
  return ask
}
