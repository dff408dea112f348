import { distinctUntilChanged, map, type Observable, skip, startWith } from 'rxjs'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'

/** The customer of the launch monitor's shop is the player who has its token; never a child. */
export class SessionMonitorCustomer implements CurrentCustomer {
  readonly changes: Observable<string | undefined>
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
    this.changes = session.changes.pipe(
      startWith(undefined),
      map(() => this.value),
      distinctUntilChanged(),
      skip(1),
    )
  }

  get value(): string | undefined {
    const { id, value } = this.session
    return value.child || value.skytrakShop?.token === undefined ? undefined : id
  }
}
