import type { Observable } from 'rxjs'

/** One writer; a current value and its changes. */
export interface Source<T> {
  readonly value: T
  readonly changes: Observable<T>
}
