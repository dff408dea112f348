import type { ChangeContact } from '#app/session/ChangeContact'
import type { ContactDetails } from '#app/session/ports/ContactDetails'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Contact } from '#domain/session/contact'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { VerificationLink } from '../code/VerificationLink.ts'
import type { ContactTab, ContactTabId } from './ContactTab.ts'
import { ContactUpdate } from './ContactUpdate.ts'
import { EmailModel } from './EmailModel.ts'
import { PhoneModel } from './PhoneModel.ts'
import { SubscriptionsModel } from './SubscriptionsModel.ts'

export class ContactViewModel {
  readonly contact = new Loaded<Contact>()
  readonly email: EmailModel
  readonly phone: PhoneModel
  readonly link: VerificationLink
  readonly subscriptions: SubscriptionsModel
  readonly #details: ContactDetails
  readonly #tab: ContactTab
  readonly #formDraft: FormDraft

  constructor(details: ContactDetails, changeContact: ChangeContact, tab: ContactTab, link: VerificationLink, drafts: Drafts) {
    const update = () => new ContactUpdate(changeContact, this.contact)
    this.#details = details
    this.#tab = tab
    this.#formDraft = new FormDraft(drafts)
    this.link = link
    this.email = new EmailModel(details, this.contact, update())
    this.phone = new PhoneModel(this.contact, update())
    this.subscriptions = new SubscriptionsModel(this.contact, update())
    makeReactive(this)
  }

  get tab(): ContactTabId {
    return this.#tab.value
  }

  get isUnsent(): boolean {
    return this.email.isUnsent || this.phone.isUnsent || this.subscriptions.isUnsent
  }

  start(): void {
    void this.contact.load(() => this.#details.current())
    this.#formDraft.keep({ name: 'contact', typed: () => this.draft, restore: this.restore })
  }

  dispose(): void {
    this.#formDraft.stop()
    this.contact.cancel()
  }

  private get draft(): Draft {
    const { email, phone, subscriptions } = this
    return { ...(email.isUnsent && { email: email.email }), ...(phone.isUnsent && { phone: phone.phone }), ...subscriptions.draft }
  }

  private restore({ email, phone, ...preferences }: Draft): void {
    if (email !== undefined && !this.email.isUnsent) this.email.change(email)
    if (phone !== undefined && !this.phone.isUnsent) this.phone.change(phone)
    this.subscriptions.restore(preferences)
  }

  choose(tab: ContactTabId): void {
    this.#tab.choose(tab)
  }
}
