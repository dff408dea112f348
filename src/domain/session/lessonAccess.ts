import { isOpenTo } from './areas.ts'
import { profileSource } from './profileSource.ts'
import { isAuthenticated, type Session } from './session.ts'

/** Whether lessons and credits may be read: not by whoever is signed out. A launch monitor's customer has none unless the profile says otherwise. */
export function mayReadLessons(session: Session): boolean {
  return session.player ? isOpenTo('lessons', session.player.userType) : isAuthenticated(session) && profileSource(session) === 'club'
}
