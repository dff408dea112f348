import type { LinkSharing } from '#app/learning/ports/LinkSharing'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { OwnInvitation } from '#app/support/ports/OwnInvitation'
import { pathOfReferral } from '#ui/shell/paths.ts'

interface Site {
  readonly page: () => URL
  readonly base: string
}

export class SessionInvitation implements OwnInvitation {
  private readonly session: Pick<CurrentSession, 'value'>
  private readonly site: Site
  private readonly sharing: Pick<LinkSharing, 'copy'>

  constructor(session: Pick<CurrentSession, 'value'>, site: Site, sharing: Pick<LinkSharing, 'copy'>) {
    this.session = session
    this.site = site
    this.sharing = sharing
  }

  get address(): string | undefined {
    const { player } = this.session.value
    const { page, base } = this.site
    return player && new URL(base.replace(/\/$/, '') + pathOfReferral(player.id), page().origin).href
  }

  copy(address: string): Promise<boolean> {
    return this.sharing.copy(address)
  }
}
