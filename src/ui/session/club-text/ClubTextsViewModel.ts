import type { LoadClubTexts } from '#app/session/LoadClubTexts'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { ClubTexts } from '#domain/session/configuration'
import { isAuthenticated } from '#domain/session/session'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class ClubTextsViewModel {
  readonly texts = new Loaded<ClubTexts>()
  readonly #clubTexts: LoadClubTexts
  readonly #session: Pick<CurrentSession, 'value'>

  constructor(clubTexts: LoadClubTexts, session: Pick<CurrentSession, 'value'>) {
    this.#clubTexts = clubTexts
    this.#session = session
    makeReactive(this)
  }

  start(): void {
    const { last } = this.#clubTexts
    if (last) this.texts.receive(last)
    const reader = isAuthenticated(this.#session.value) ? 'player' : 'visitor'
    void this.texts.load((signal) => this.#clubTexts.execute(reader, signal))
  }

  dispose(): void {
    this.texts.cancel()
  }
}
