import type { CurrentGiver } from '#app/commerce/ports/CurrentGiver'
import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { GiftGiver } from '#domain/commerce/giftDraft'
import { formatName } from '#domain/shared/personName'

export class SessionGiver implements CurrentGiver {
  private readonly session: Pick<CurrentSession, 'value'>
  private readonly language: Pick<CurrentLanguage, 'value'>

  constructor(session: Pick<CurrentSession, 'value'>, language: Pick<CurrentLanguage, 'value'>) {
    this.session = session
    this.language = language
  }

  get value(): GiftGiver | undefined {
    const { player } = this.session.value
    return player && { name: formatName(player, this.language.value), email: player.email ?? '' }
  }
}
