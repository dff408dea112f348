import type { LoadClubTexts } from '#app/session/LoadClubTexts'
import type { Registrations } from '#app/session/ports/Registrations'
import { defaultSettings, type PublicConfiguration, type RegistrationSettings } from '#domain/session/configuration'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class Welcome {
  readonly texts = new Loaded<PublicConfiguration>()
  readonly friend = new Loaded<string | undefined>()
  #reading: Promise<void> = Promise.resolve()
  readonly #registrations: Registrations
  readonly #clubTexts: LoadClubTexts

  constructor(registrations: Registrations, clubTexts: LoadClubTexts) {
    this.#registrations = registrations
    this.#clubTexts = clubTexts
    makeReactive(this)
  }

  get settings(): RegistrationSettings {
    return this.texts.value?.registration ?? defaultSettings
  }

  /** The defaults if they can't be loaded. */
  async readSettings(): Promise<RegistrationSettings> {
    await this.#reading
    return this.settings
  }

  start(): void {
    const { last } = this.#clubTexts
    if (last) this.texts.receive(last)
    this.#reading = this.texts.load((signal) => this.#clubTexts.execute('visitor', signal))
  }

  dispose(): void {
    this.texts.cancel()
    this.friend.cancel()
  }

  cameBy(pid: string): void {
    void this.friend.load((signal) => this.#registrations.friend(pid, signal))
  }
}
