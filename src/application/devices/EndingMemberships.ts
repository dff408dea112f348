import { endsSoon, inOrder } from '#domain/devices/membership'
import type { Memberships } from './ports/Memberships.ts'

interface EndingMembership {
  readonly id: string
  readonly name: string
  readonly endsOn: Temporal.PlainDate
}

/** What a player is reminded of; what ends first is first. */
export class EndingMemberships {
  private readonly memberships: Pick<Memberships, 'all'>

  constructor(memberships: Pick<Memberships, 'all'>) {
    this.memberships = memberships
  }

  async of(today: Temporal.PlainDate): Promise<readonly EndingMembership[]> {
    const ending = inOrder(await this.memberships.all()).filter((membership) => endsSoon(membership, today))
    return ending.flatMap(({ id, name, endsOn }) => (endsOn ? [{ id, name, endsOn }] : []))
  }
}
