import { distinctUntilChanged, map, type Observable, skip, startWith } from 'rxjs'
import type { CurrentCustomer } from '#app/commerce/ports/CurrentCustomer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'

export class SessionCustomer implements CurrentCustomer {
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
    return customer(this.session)
  }
}

function customer({ id, value: { grant, child } }: CurrentSession): string | undefined {
  const token = child ? child.shop.token : grant?.shop.token
  return token === undefined ? undefined : [id, child?.id].join(' ')
}
