import { makeAutoObservable } from 'mobx'
import type { ChangeContact } from '#app/session/ChangeContact'
import type { ContactDetails } from '#app/session/ports/ContactDetails'
import type { Contact } from '#domain/session/contact'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { ContactTab, ContactTabId } from './ContactTab.ts'
import { ContactUpdate } from './ContactUpdate.ts'
import { EmailModel } from './EmailModel.ts'
import { PhoneModel } from './PhoneModel.ts'
import { SubscriptionsModel } from './SubscriptionsModel.ts'

/** How the club reaches the player: e-mail address, number, and what may be sent. */
export class ContactViewModel {
  readonly contact = new Loaded<Contact>()
  readonly email: EmailModel
  readonly phone: PhoneModel
  readonly subscriptions: SubscriptionsModel
  readonly #details: ContactDetails
  readonly #remembered: ContactTab

  constructor(details: ContactDetails, changeContact: ChangeContact, remembered: ContactTab) {
    const update = () => new ContactUpdate(changeContact, this.contact)
    this.#details = details
    this.#remembered = remembered
    this.email = new EmailModel(details, this.contact, update())
    this.phone = new PhoneModel(this.contact, update())
    this.subscriptions = new SubscriptionsModel(this.contact, update())
    makeAutoObservable(this, { contact: false, email: false, phone: false, subscriptions: false }, { autoBind: true })
  }

  get tab(): ContactTabId {
    return this.#remembered.value
  }

  get isUnsent(): boolean {
    return this.email.isUnsent || this.phone.isUnsent || this.subscriptions.isUnsent
  }

  start(): void {
    void this.contact.load(() => this.#details.current())
  }

  dispose(): void {
    this.contact.cancel()
  }

  choose(tab: ContactTabId): void {
    this.#remembered.choose(tab)
  }
}
