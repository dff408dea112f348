import type { ContactDetails } from '#app/session/ports/ContactDetails'
import type { PhoneVerification } from '#app/session/ports/PhoneVerification'
import type { Drafts } from '#app/shared/ports/Drafts'
import { type Contact, type PhoneProblem, phoneProblem } from '#domain/session/contact'
import type { PhoneCode } from '#domain/session/phone'
import type { Operation } from '#domain/shared/operation'
import { phoneOf } from '#domain/shared/phone'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { CodeCheck } from '../code/CodeCheck.ts'

export class VerifyPhoneViewModel {
  readonly contact = new Loaded<Contact>()
  problem: PhoneProblem | undefined = undefined
  sentTo: string | undefined = undefined
  readonly requesting = new Task()
  readonly check: CodeCheck<'verified'>
  private typed: string | undefined = undefined
  readonly #details: ContactDetails
  readonly #verification: PhoneVerification
  readonly #formDraft: FormDraft

  constructor(details: ContactDetails, verification: PhoneVerification, drafts: Drafts) {
    this.#details = details
    this.#verification = verification
    this.#formDraft = new FormDraft(drafts)
    this.check = new CodeCheck('verified', {
      confirm: (code) => verification.confirm(code),
      resend: () => verification.requestCode(this.sentTo ?? ''),
    })
    makeReactive(this)
  }

  get phone(): string {
    return this.typed ?? this.contact.value?.phone ?? ''
  }

  get isUnsent(): boolean {
    return this.typed !== undefined
  }

  get isVerified(): boolean {
    const { value } = this.contact
    return value?.phoneVerified === true && phoneOf(value.phone) === phoneOf(this.phone)
  }

  get phoneCode(): PhoneCode {
    const failure = this.check.entry.resending.failure ?? this.requesting.failure
    if (failure) return { result: 'FAILED', code: failure.code }
    return { result: this.sentTo === undefined ? 'OFF' : 'SUCCESS' }
  }

  get operation(): Operation<'verified', unknown> {
    return this.check.operation
  }

  /** Body of the refusal; never shown. */
  get errorPhone(): unknown {
    return this.operation.state === 'idle' ? this.operation.problem : undefined
  }

  start(): void {
    this.#formDraft.keep({
      name: 'phone',
      typed: () => (this.typed === undefined ? {} : { phone: this.typed }),
      restore: ({ phone }) => phone !== undefined && !this.isUnsent && this.change(phone),
    })
    void this.contact.load(() => this.#details.current())
  }

  dispose(): void {
    this.#formDraft.stop()
    this.contact.cancel()
  }

  change(phone: string): void {
    this.typed = phone
    this.problem = undefined
    this.check.clear()
  }

  async requestCode(): Promise<void> {
    this.problem = phoneProblem(this.phone)
    const phone = phoneOf(this.phone)
    if (this.problem || phone === undefined) return
    this.check.clear()
    const sent = await this.requesting.run(async () => {
      await this.#verification.requestCode(phone)
      return phone
    })
    if (sent !== undefined) this.wait(sent)
  }

  accept(): void {
    const { contact, sentTo } = this
    if (contact.value && sentTo !== undefined) contact.receive({ ...contact.value, phone: sentTo, phoneVerified: true })
    this.typed = undefined
    this.sentTo = undefined
    this.check.entry.clear()
  }

  startOver(): void {
    this.sentTo = undefined
    this.check.clear()
  }

  private wait(sentTo: string): void {
    this.sentTo = sentTo
  }
}
