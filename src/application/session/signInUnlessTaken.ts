import { isAuthenticated, type Session } from '#domain/session/session'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Returns false if another tab has signed in meanwhile; that session stays. */
export function signInUnlessTaken(current: CurrentSession, signIn: (session: Session) => Session): boolean {
  let isStored = false
  current.update((session) => {
    if (isAuthenticated(session)) return session
    isStored = true
    return signIn(session)
  })
  return isStored
}
