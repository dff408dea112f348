import { createContext, useContext, useEffect, useState } from 'react'

/** A screen's state and intents. `start` reads; `dispose` lets go; either may come again. */
export interface ViewModel {
  start?(): void
  dispose?(): void
}

export type Class<T> = abstract new (...needs: never[]) => T

/** Makes a class with its needs; composition provides it. */
export type Resolve = <T>(what: Class<T>) => T

export const ResolveContext = createContext<Resolve | undefined>(undefined)

/** A view model of its own for this screen, started when the screen is shown and disposed with it. */
export function useViewModel<T extends object>(what: Class<T & ViewModel>): T {
  const resolve = useContext(ResolveContext)
  if (!resolve) throw new Error(`No composition around the screen that asks for ${what.name}`)
  const [model] = useState(() => resolve(what))
  useEffect(() => {
    model.start?.()
    return () => model.dispose?.()
  }, [model])
  return model
}
