import type { CodeSent, ContactDetails } from '#app/session/ports/ContactDetails'
import { type Contact, type EmailProblem, newEmailProblem } from '#domain/session/contact'
import { emailOf } from '#domain/shared/email'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { CodeCheck } from '../code/CodeCheck.ts'
import type { ContactUpdate } from './ContactUpdate.ts'

/** The address is saved only after its code is confirmed. */
export class EmailModel {
  email = ''
  problem: EmailProblem | 'taken' | undefined = undefined
  sentTo: string | undefined = undefined
  readonly requesting = new Task()
  readonly check: CodeCheck<'confirm'>
  readonly update: ContactUpdate
  private refusal: unknown = undefined
  readonly #details: ContactDetails
  readonly #contact: Loaded<Contact>

  constructor(details: ContactDetails, contact: Loaded<Contact>, update: ContactUpdate) {
    this.#details = details
    this.#contact = contact
    this.update = update
    this.check = new CodeCheck('confirm', {
      confirm: (code) => details.confirmCode(code),
      resend: async () => {
        if (this.sentTo !== undefined) this.receive(await details.requestCode(this.sentTo), this.sentTo)
      },
    })
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.email !== ''
  }

  /** Body of the latest refusal; never shown. */
  get error(): unknown {
    const { operation } = this.update
    const { operation: code } = this.check
    if (operation.state === 'idle' && operation.problem !== undefined) return operation.problem
    if (code.state === 'idle' && code.problem !== undefined) return code.problem
    return this.refusal ?? this.requesting.failure?.body
  }

  change(email: string): void {
    this.email = email
    this.problem = undefined
    this.update.clear()
  }

  async requestCode(): Promise<void> {
    this.update.clear()
    this.problem = newEmailProblem(this.email, this.#contact.value?.email ?? '')
    const email = emailOf(this.email)
    if (this.problem || email === undefined) return
    this.check.clear()
    const answer = await this.requesting.run(() => this.#details.requestCode(email))
    if (answer) this.receive(answer, email)
  }

  async save(): Promise<void> {
    const { sentTo } = this
    if (sentTo === undefined) return
    const saved = await this.update.save((contact) => ({ ...contact, email: sentTo, emailVerified: true }))
    if (saved) this.forget()
    else if (this.update.isAddressTaken) this.giveUp()
  }

  startOver(): void {
    this.sentTo = undefined
    this.check.clear()
    this.update.clear()
  }

  private receive(answer: CodeSent, email: string): void {
    this.refusal = answer.kind === 'sent' ? undefined : answer.payload
    if (answer.kind === 'sent') this.sentTo = email
    else this.giveUp()
  }

  /** The address belongs to another account. */
  private giveUp(): void {
    this.sentTo = undefined
    this.check.clear()
    this.problem = 'taken'
  }

  private forget(): void {
    this.email = ''
    this.sentTo = undefined
    this.check.entry.clear()
  }
}
