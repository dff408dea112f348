import { isOpenTo } from './areas.ts'
import { profileSource } from './profileSource.ts'
import { isAuthenticated, type Session } from './session.ts'

/** False while signed out. Customers with a launch monitor have no lessons unless their profile says so. */
export function mayReadLessons(session: Session): boolean {
  return session.player ? isOpenTo('lessons', session.player.userType) : isAuthenticated(session) && profileSource(session) === 'club'
}
