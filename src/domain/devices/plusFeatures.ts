import type { MembershipSource } from './membership.ts'

/** What a player can do with launch monitors, and whether it needs the plus flag. Buying never does. */
const needsPlus = {
  register: false,
  transfer: false,
  report: false,
  buy: false,
  redeem: false,
  purchases: false,
  activate: false,
  /** A membership for course play. */
  'activate-simulation': true,
} as const
export type DeviceFeature = keyof typeof needsPlus

export function isOpenTo(feature: DeviceFeature, hasPlus: boolean): boolean {
  return hasPlus || !needsPlus[feature]
}

export function activationOf(source: MembershipSource): DeviceFeature {
  return source === 'simulation' ? 'activate-simulation' : 'activate'
}
