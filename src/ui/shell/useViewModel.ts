import { createContext, useContext, useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { withReload } from './Loaded.ts'

/** A screen's state and intents. `start` reads; `dispose` lets go; either may come again. */
export interface ViewModel {
  start?(): void
  dispose?(): void
}

export type Class<T> = abstract new (...needs: never[]) => T

/** Makes a class with its needs; composition provides it. */
export type Resolve = <T>(what: Class<T>) => T

/** What composition gives to screens. */
export interface ResolveViewModel {
  readonly resolve: Resolve
  /** Servers answer differently from now on, as in another language: what is shown is read again. */
  readonly outdated: Observable<unknown>
}

export const ViewModelContext = createContext<ResolveViewModel | undefined>(undefined)

/** A view model of its own for this screen, started when the screen is shown and disposed with it. */
export function useViewModel<T extends object>(what: Class<T & ViewModel>): T {
  const provided = useContext(ViewModelContext)
  if (!provided) throw new Error(`No composition around the screen that asks for ${what.name}`)
  const { resolve, outdated } = provided
  const [{ made: model, reload }] = useState(() => withReload(() => resolve(what)))
  useEffect(() => {
    model.start?.()
    const following = outdated.subscribe(reload)
    return () => {
      following.unsubscribe()
      model.dispose?.()
    }
  }, [model, reload, outdated])
  return model
}
