import type { Draft } from '#app/shared/ports/Drafts'
import { type Contact, type ContactPreferences, type Subscription, subscriptions, withPreferences } from '#domain/session/contact'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { ContactUpdate } from './ContactUpdate.ts'

export class SubscriptionsModel {
  readonly update: ContactUpdate
  private preferences: ContactPreferences = {}
  readonly #contact: Loaded<Contact>

  constructor(contact: Loaded<Contact>, update: ContactUpdate) {
    this.#contact = contact
    this.update = update
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return Object.keys(this.preferences).length > 0
  }

  get draft(): Draft {
    return Object.fromEntries(Object.entries(this.preferences).map(([subscription, isWanted]) => [subscription, String(isWanted)]))
  }

  restore(draft: Draft): void {
    const earlier = subscriptions.flatMap((each) => (draft[each] === undefined ? [] : [[each, draft[each] === 'true']]))
    this.preferences = { ...Object.fromEntries(earlier), ...this.preferences }
  }

  isWanted(subscription: Subscription): boolean {
    return this.preferences[subscription] ?? this.#contact.value?.subscriptions.includes(subscription) ?? false
  }

  setPreference(subscription: Subscription, isWanted: boolean): void {
    this.preferences = { ...this.preferences, [subscription]: isWanted }
    this.update.clear()
  }

  async save(): Promise<void> {
    const { preferences } = this
    if (await this.update.save((contact) => withPreferences(contact, preferences))) this.forget()
  }

  private forget(): void {
    this.preferences = {}
  }
}
