import { isOpenTo } from './areas.ts'
import { profileSource } from './profileSource.ts'
import type { Session } from './session.ts'

/** Whether lessons and credits may be read. A launch monitor's customer has none unless the profile says otherwise. */
export function mayReadLessons(session: Pick<Session, 'player' | 'isSkytrak' | 'child'>): boolean {
  return session.player ? isOpenTo('lessons', session.player.userType) : profileSource(session) === 'club'
}
