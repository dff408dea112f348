import { inOrder, type Membership } from './membership.ts'

/** Begins with the launch monitor; its membership follows. */
export type ActivationStep = 'selectDevice' | 'membership' | 'done'

/** Those that no launch monitor uses yet, and that have not ended. */
export function activatableMemberships(memberships: readonly Membership[], today: Temporal.PlainDate): readonly Membership[] {
  const lasts = ({ endsOn }: Membership) => !endsOn || Temporal.PlainDate.compare(endsOn, today) >= 0
  return inOrder(memberships.filter((each) => each.deviceId === undefined && lasts(each)))
}
