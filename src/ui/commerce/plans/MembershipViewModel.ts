import type { Money } from '#domain/commerce/money'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { MembershipPacks } from '../renewals/MembershipPacks.ts'

/** Asked for only where the player may have a membership. */
export class MembershipViewModel {
  readonly memberships: MembershipPacks

  constructor(memberships: MembershipPacks) {
    this.memberships = memberships
    makeReactive(this)
  }

  get lowestPrice(): Money | undefined {
    const prices = (this.memberships.packs.value ?? []).map(({ price }) => price)
    return prices.toSorted((one, other) => one.minor - other.minor)[0]
  }

  start(): void {
    void this.memberships.read()
  }

  dispose(): void {
    this.memberships.dispose()
  }
}
