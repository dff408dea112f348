import { makeAutoObservable, observableRef } from 'mobx'
import type { Draft } from '#app/shared/ports/Drafts'
import { type Contact, type Subscription, subscriptions, type Wishes, withWishes } from '#domain/session/contact'
import type { Loaded } from '#ui/shell/Loaded.ts'
import type { ContactUpdate } from './ContactUpdate.ts'

/** What the club may send, as the player wishes it from now on. */
export class SubscriptionsModel {
  readonly update: ContactUpdate
  private wishes: Wishes = {}
  readonly #contact: Loaded<Contact>

  constructor(contact: Loaded<Contact>, update: ContactUpdate) {
    this.#contact = contact
    this.update = update
    makeAutoObservable<this, 'wishes'>(this, { update: false, wishes: observableRef }, { autoBind: true })
  }

  get isUnsent(): boolean {
    return Object.keys(this.wishes).length > 0
  }

  /** The unsaved choices, by subscription. */
  get draft(): Draft {
    return Object.fromEntries(Object.entries(this.wishes).map(([subscription, isWanted]) => [subscription, String(isWanted)]))
  }

  restore(draft: Draft): void {
    const earlier = subscriptions.flatMap((each) => (draft[each] === undefined ? [] : [[each, draft[each] === 'true']]))
    this.wishes = { ...Object.fromEntries(earlier), ...this.wishes }
  }

  isWanted(subscription: Subscription): boolean {
    return this.wishes[subscription] ?? this.#contact.value?.subscriptions.includes(subscription) ?? false
  }

  wish(subscription: Subscription, isWanted: boolean): void {
    this.wishes = { ...this.wishes, [subscription]: isWanted }
    this.update.clear()
  }

  async save(): Promise<void> {
    const { wishes } = this
    if (await this.update.save((contact) => withWishes(contact, wishes))) this.forget()
  }

  private forget(): void {
    this.wishes = {}
  }
}
