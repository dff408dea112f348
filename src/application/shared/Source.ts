import type { Observable } from 'rxjs'

export interface Source<T> {
  readonly value: T
  readonly changes: Observable<T>
}
