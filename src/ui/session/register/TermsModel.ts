import type { LoadClubTexts } from '#app/session/LoadClubTexts'
import type { Registrations } from '#app/session/ports/Registrations'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { ClubTexts } from '#domain/session/configuration'
import { type BirthdayProblem, birthdayOf } from '#domain/session/terms'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class TermsModel {
  areRead = false
  isOfAge = false
  birthday = ''
  birthdayProblem: BirthdayProblem | undefined = undefined
  isTickMissing = false
  attempts = 0
  readonly texts = new Loaded<ClubTexts>()
  readonly sending = new Task()
  readonly #registrations: Registrations
  readonly #clubTexts: LoadClubTexts
  readonly #clock: Clock
  readonly #formDraft: FormDraft

  constructor(registrations: Registrations, clubTexts: LoadClubTexts, clock: Clock, drafts: Drafts) {
    this.#registrations = registrations
    this.#clubTexts = clubTexts
    this.#clock = clock
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  load(): void {
    this.#formDraft.keep({ name: 'terms', typed: () => this.draft, restore: this.restore })
    const { last } = this.#clubTexts
    if (last) this.texts.receive(last)
    void this.texts.load((signal) => this.#clubTexts.execute('player', signal))
  }

  dispose(): void {
    this.#formDraft.stop()
    this.texts.cancel()
  }

  changeRead(areRead: boolean): void {
    this.areRead = areRead
  }

  changeAge(isOfAge: boolean): void {
    this.isOfAge = isOfAge
  }

  changeBirthday(birthday: string): void {
    this.birthday = birthday
    this.birthdayProblem = undefined
  }

  async send(): Promise<boolean> {
    const read = birthdayOf(this.birthday, this.today)
    this.birthdayProblem = 'problem' in read ? read.problem : undefined
    this.isTickMissing = !(this.areRead && this.isOfAge)
    if ('problem' in read || this.isTickMissing) {
      this.attempts += 1
      return false
    }
    const sent = await this.sending.run(async () => {
      await this.#registrations.acceptTerms(read)
      return true
    })
    if (sent) this.clear()
    return sent ?? false
  }

  private get draft(): Draft {
    const { birthday, areRead, isOfAge } = this
    return { ...(birthday && { birthday }), ...(areRead && { areRead: 'true' }), ...(isOfAge && { isOfAge: 'true' }) }
  }

  private restore(draft: Draft): void {
    if (Object.keys(this.draft).length === 0) this.fillIn(draft)
  }

  private clear(): void {
    this.fillIn({})
  }

  private fillIn({ birthday = '', areRead, isOfAge }: Draft): void {
    this.birthday = birthday
    this.areRead = areRead === 'true'
    this.isOfAge = isOfAge === 'true'
  }
}
