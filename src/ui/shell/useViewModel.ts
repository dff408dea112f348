import { createContext, useContext, useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { withReload } from './Loaded.ts'

/** `start` reads, `dispose` releases; both may be called again. */
export interface ViewModel {
  start?(): void
  dispose?(): void
}

export type Class<T> = abstract new (...needs: never[]) => T

export type Resolve = <T>(what: Class<T>) => T

export interface ResolveViewModel {
  readonly resolve: Resolve
  /** Emits when answers are out of date, such as after a change of language. */
  readonly outdated: Observable<unknown>
}

export const ViewModelContext = createContext<ResolveViewModel | undefined>(undefined)

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
