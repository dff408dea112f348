import { createAtom } from 'mobx'
import type { Observable, Subscription } from 'rxjs'

export interface Observed<T> {
  readonly value: T
}

/** Subscribes only while it is observed. */
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
