import type { Session } from './session.ts'

export type ProfileSource = 'club' | 'launch-monitor'

/** A child always counts as a player of the club. */
export function profileSource({ isSkytrak, child }: Pick<Session, 'isSkytrak' | 'child'>): ProfileSource {
  return isSkytrak && !child ? 'launch-monitor' : 'club'
}
