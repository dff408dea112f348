import type { Session } from '#domain/session/session'
import type { Source } from '../../shared/Source.ts'
import { type Token, token } from '../../shared/token.ts'

/** Who is signed in, on this device. One writer; other tabs' sign-outs arrive as changes. */
export interface CurrentSession extends Source<Session> {
  /** Names one sign-in, in whatever tab and however often its tokens change; absent while signed out. */
  readonly id: string | undefined
  /** Applies `change` to the newest session, stores it and tells the other tabs. */
  update(change: (session: Session) => Session): void
  /** Signs out here and in every tab within a second; `reason` is told on the sign-in screen, a new password even where nobody was in. */
  end(reason: SignOutReason): void
  /** Why the last session ended; absent when it was the player's own wish or there was none. */
  readonly endedBecause: Exclude<SignOutReason, 'player'> | undefined
}
export type SignOutReason = 'player' | 'expired' | 'elsewhere' | 'new-password'
export const CurrentSession: Token<CurrentSession> = token('CurrentSession')
