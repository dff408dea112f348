import { isAuthenticated, type Session } from '#domain/session/session'
import type { CurrentSession } from './ports/CurrentSession.ts'

/** Stores a sign-in; `false` where somebody else has signed in by then, in whatever tab: they stay. */
export function signInUnlessTaken(current: CurrentSession, signIn: (session: Session) => Session): boolean {
  let isStored = false
  current.update((session) => {
    if (isAuthenticated(session)) return session
    isStored = true
    return signIn(session)
  })
  return isStored
}
