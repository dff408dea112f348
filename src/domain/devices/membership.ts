export const membershipSources = ['simulation', 'legacy', 'skytrak'] as const
export type MembershipSource = (typeof membershipSources)[number]

/** What a player has for a launch monitor. */
export interface Membership {
  readonly id: string
  readonly source: MembershipSource
  readonly name: string
  /** The plan in the launch monitor's shop; absent for what it doesn't sell. */
  readonly sku?: string | undefined
  /** Absent while it is not active. */
  readonly deviceId: string | undefined
  /** The last day, or the day of the next payment. */
  readonly endsOn: Temporal.PlainDate | undefined
  readonly renews: boolean
  /** What the shop adds to its prices; absent where they include it. */
  readonly tax?: { readonly label: string; readonly percent: number } | undefined
}

export type MembershipState = 'inactive' | 'renews' | 'ends' | 'lapsed' | 'unlimited'

export function stateOf({ deviceId, endsOn, renews }: Membership, today: Temporal.PlainDate): MembershipState {
  if (endsOn && Temporal.PlainDate.compare(endsOn, today) < 0) return 'lapsed'
  if (deviceId === undefined) return 'inactive'
  if (!endsOn) return 'unlimited'
  return renews ? 'renews' : 'ends'
}

const reminderDays = 30

/** It ends within thirty days, and nothing renews it. */
export function endsSoon(membership: Membership, today: Temporal.PlainDate): boolean {
  const { endsOn } = membership
  return stateOf(membership, today) === 'ends' && endsOn !== undefined && today.until(endsOn).days <= reminderDays
}

/** The membership of a device: of several, the one that lasts longest. */
export function membershipOf(memberships: readonly Membership[], deviceId: string): Membership | undefined {
  return inOrder(memberships.filter((each) => each.deviceId === deviceId)).at(-1)
}

/** Of the memberships of a device, the one that the shop can upgrade: none that has ended. */
export function upgradableOf(memberships: readonly Membership[], deviceId: string, today: Temporal.PlainDate): Membership | undefined {
  return membershipOf(
    memberships.filter((each) => each.sku !== undefined && stateOf(each, today) !== 'lapsed'),
    deviceId,
  )
}

/** What ends first is first; what has no end is last. */
export function inOrder(memberships: readonly Membership[]): readonly Membership[] {
  return memberships.toSorted((one, other) => endOf(one).localeCompare(endOf(other)) || one.id.localeCompare(other.id))
}

function endOf({ endsOn }: Membership): string {
  return endsOn?.toString() ?? '9999'
}
