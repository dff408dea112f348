import { Registrations } from '#app/session/ports/Registrations'
import { Failure } from '#app/shared/failure'
import type { InvitingFriend } from '#app/support/ports/InvitingFriend'
import type { OpenPart } from '../part.ts'

export class SessionInvitingFriend implements InvitingFriend {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  async nameOf(playerId: string, signal?: AbortSignal): Promise<string | undefined> {
    const resolve = await this.open(() => import('../session/registrations.ts'))
    try {
      return await resolve(Registrations).friend(playerId, signal)
    } catch (error) {
      if (error instanceof Failure && error.kind === 'gone') return undefined
      throw error
    }
  }
}
