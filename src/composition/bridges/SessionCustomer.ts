import { distinctUntilChanged, map, type Observable, skip, startWith } from 'rxjs'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'

/** The shop's customer is whoever acts in the session, once the shop has given them a token. */
export class SessionCustomer implements CurrentCustomer {
  readonly changes: Observable<string | undefined>
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
    this.changes = session.changes.pipe(map(customer), startWith(customer(session.value)), distinctUntilChanged(), skip(1))
  }

  get value(): string | undefined {
    return customer(this.session.value)
  }
}

function customer({ grant, child }: Session): string | undefined {
  if (child) return child.shop.token === undefined ? undefined : child.id
  return grant?.shop.token === undefined ? undefined : 'self'
}
