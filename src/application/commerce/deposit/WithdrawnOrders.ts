import { BehaviorSubject, type Observable, skip } from 'rxjs'
import type { Source } from '../../shared/Source.ts'

/** Orders of custom-fit clubs that the shop no longer knows: no list shows them. */
export class WithdrawnOrders implements Source<ReadonlySet<string>> {
  private readonly ids = new BehaviorSubject<ReadonlySet<string>>(new Set())

  get value(): ReadonlySet<string> {
    return this.ids.value
  }

  get changes(): Observable<ReadonlySet<string>> {
    return this.ids.pipe(skip(1))
  }

  add(id: string): void {
    this.ids.next(new Set([...this.value, id]))
  }
}
