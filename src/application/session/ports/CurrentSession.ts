import type { Session } from '#domain/session/session'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** The session on this device. One writer; other tabs' sign-outs arrive as changes. */
export interface CurrentSession extends Source<Session> {
  /** Identifies one sign-in in all tabs, however often its tokens change; undefined while signed out. */
  readonly id: string | undefined
  /** Applies `change` to the newest session, stores it and notifies the other tabs. */
  update(change: (session: Session) => Session): void
  /**
   * Signs out in every tab within a second. The sign-in screen shows `reason`; a new password is mentioned even if nobody was signed in.
   */
  end(reason: SignOutReason): void
  /** Undefined if the player signed out or there was no session. */
  readonly endedBecause: Exclude<SignOutReason, 'player'> | undefined
}
export type SignOutReason = 'player' | 'expired' | 'elsewhere' | 'new-password'
export const CurrentSession: Token<CurrentSession> = token('CurrentSession')
