import { runInAction } from 'mobx'
import { mayBeDone } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Site } from '#app/shared/ports/Site'
import type { CurrentSender, SenderDetails } from '#app/support/ports/CurrentSender'
import type { SendContact } from '#app/support/SendContact'
import {
  type ContactDetails,
  type ContactEntry,
  type ContactProblems,
  changedTexts,
  contactIn,
  emptyContact,
  enteredContact,
} from '#domain/support/contactEntry'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

interface Addressed {
  readonly area: string
  readonly friendId?: string | undefined
}

/** The form's entries, kept until the club has them. */
export class ContactEditor {
  readonly sending = new Task()
  readonly sender = new Loaded<SenderDetails | undefined>()
  typed: Partial<ContactEntry> = {}
  problems: ContactProblems = {}
  attempts = 0
  /** An earlier attempt may have arrived. */
  isUnconfirmed = false
  sent: ContactDetails | undefined = undefined
  readonly isJapan: boolean
  readonly #send: SendContact
  readonly #formDraft: FormDraft
  readonly #clock: Pick<Clock, 'now' | 'timeZone'>
  readonly #sender: CurrentSender

  constructor(send: SendContact, { isJapan }: Site, drafts: Drafts, clock: Pick<Clock, 'now' | 'timeZone'>, sender: CurrentSender) {
    this.#send = send
    this.#sender = sender
    this.#formDraft = new FormDraft(drafts)
    this.#clock = clock
    this.isJapan = isJapan
    makeReactive(this)
  }

  /** A player's own details until they are changed. */
  get entry(): ContactEntry {
    return { ...this.first, ...this.typed }
  }

  get isUnsent(): boolean {
    return Object.keys(changedTexts(this.entry, this.first)).length > 0
  }

  get today(): Temporal.PlainDate {
    return this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  begin(name: string): void {
    this.#formDraft.keep({ name, typed: () => this.draft, restore: this.restore })
    void this.sender.load(() => this.#sender.details())
  }

  dispose(): void {
    this.sender.cancel()
    this.#formDraft.stop()
  }

  change(values: Partial<ContactEntry>): void {
    this.typed = { ...this.typed, ...values }
    const changed = Object.keys(values).map((field) => (field.startsWith('birth') ? 'birth' : field))
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([field]) => !changed.includes(field)))
  }

  async submit({ area, friendId }: Addressed): Promise<void> {
    const { sending } = this
    if (sending.busy) return
    const entered = enteredContact(this.entry, this)
    this.problems = entered.kind === 'problems' ? entered.problems : {}
    if (entered.kind === 'problems') {
      this.attempts += 1
      return
    }
    const { details } = entered
    const isSent = await sending.run(() => this.#send.execute({ ...details, area, friendId }).then(() => true))
    runInAction(() => {
      if (isSent) this.finish(details)
      else if (sending.failure && mayBeDone(sending.failure)) this.isUnconfirmed = true
    })
  }

  startAnother(): void {
    this.sent = undefined
  }

  private finish(details: ContactDetails): void {
    this.sent = details
    this.typed = {}
    this.isUnconfirmed = false
  }

  private get first(): ContactEntry {
    return { ...emptyContact, ...this.sender.value }
  }

  private get draft(): Draft {
    return { ...changedTexts(this.entry, this.first), ...(this.isUnconfirmed && { unconfirmed: 'yes' }) }
  }

  private restore(draft: Draft): void {
    if (this.isUnsent) return
    this.typed = contactIn(draft)
    this.isUnconfirmed = draft['unconfirmed'] === 'yes'
  }
}
