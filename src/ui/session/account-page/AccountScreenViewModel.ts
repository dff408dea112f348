import type { Inbox } from '#app/session/Inbox'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Ending, EndingKind } from '#domain/session/ending'
import { type Notification, unreadOf } from '#domain/session/notification'
import type { Session } from '#domain/session/session'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { EndingViewModel } from '../ending/EndingViewModel.ts'
import type { Section } from './sections.ts'

export type Note =
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'ending'; readonly ending: Ending }
  | { readonly kind: 'email'; readonly email: string }

const endingsOf: Readonly<Partial<Record<Section['key'], readonly EndingKind[]>>> = {
  plans: ['membership', 'plus', 'trial', 'subscription', 'payment-failed'],
  devices: ['monitor'],
  rewards: ['buck', 'coupon'],
}

/** Beside its pages, the account shows what the product has read already. */
export class AccountScreenViewModel {
  readonly ending: EndingViewModel
  readonly #notifications: Observed<readonly Notification[] | undefined>
  readonly #session: Observed<Session>

  constructor(ending: EndingViewModel, inbox: Inbox, session: CurrentSession) {
    this.ending = ending
    this.#notifications = observe(inbox)
    this.#session = observe(session)
    makeReactive(this)
  }

  noteOf(section: Section['key']): Note | undefined {
    if (section === 'notifications') return this.unread
    if (section === 'contact') return this.email
    const ending = this.ending.nextOf(endingsOf[section] ?? [])
    return ending && { kind: 'ending', ending }
  }

  private get unread(): Note | undefined {
    const count = unreadOf(this.#notifications.value ?? []).length
    return count > 0 ? { kind: 'unread', count } : undefined
  }

  private get email(): Note | undefined {
    const email = this.#session.value.player?.email
    return email === undefined ? undefined : { kind: 'email', email }
  }
}
