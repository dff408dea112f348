import type { Observable } from 'rxjs'

/** Shared state with one writer: what it is now, and each change of it. */
export interface Source<T> {
  readonly value: T
  readonly changes: Observable<T>
}
