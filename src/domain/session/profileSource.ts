import type { Session } from './session.ts'

/** Who keeps the profile: a launch monitor's customers have theirs elsewhere. */
export type ProfileSource = 'club' | 'launch-monitor'

/** A child always acts as a player of the club. */
export function profileSource({ isSkytrak, child }: Pick<Session, 'isSkytrak' | 'child'>): ProfileSource {
  return isSkytrak && !child ? 'launch-monitor' : 'club'
}
