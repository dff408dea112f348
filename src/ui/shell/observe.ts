import { createAtom } from 'mobx'
import type { Observable, Subscription } from 'rxjs'

/** Shared state as view models and screens see it. */
export interface Observed<T> {
  readonly value: T
}

/** Turns a source into a MobX observable; it listens only while something observes it. */
export function observe<T>(source: Observed<T> & { readonly changes: Observable<unknown> }): Observed<T> {
  let subscription: Subscription | undefined
  const atom = createAtom(
    'source',
    () => {
      subscription = source.changes.subscribe(() => atom.reportChanged())
    },
    () => subscription?.unsubscribe(),
  )
  return {
    get value() {
      atom.reportObserved()
      return source.value
    },
  }
}
