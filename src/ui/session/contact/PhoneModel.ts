import { type Contact, type PhoneProblem, phoneProblem, withPhone } from '#domain/session/contact'
import { phoneOf } from '#domain/shared/phone'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { ContactUpdate } from './ContactUpdate.ts'

export class PhoneModel {
  problem: PhoneProblem | undefined = undefined
  readonly update: ContactUpdate
  private typed: string | undefined = undefined
  readonly #contact: Loaded<Contact>

  constructor(contact: Loaded<Contact>, update: ContactUpdate) {
    this.#contact = contact
    this.update = update
    makeReactive(this)
  }

  get phone(): string {
    return this.typed ?? this.#contact.value?.phone ?? ''
  }

  get isUnsent(): boolean {
    return this.typed !== undefined
  }

  change(phone: string): void {
    this.typed = phone
    this.problem = undefined
    this.update.clear()
  }

  async save(): Promise<void> {
    this.problem = phoneProblem(this.phone)
    const phone = phoneOf(this.phone)
    if (this.problem || phone === undefined) return
    if (await this.update.save((contact) => withPhone(contact, phone))) this.forget()
  }

  private forget(): void {
    this.typed = undefined
  }
}
