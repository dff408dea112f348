import type { CurrentSession } from '#app/session/ports/CurrentSession'
import { isAuthenticated } from '#domain/session/session'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export const contactTabs = ['email', 'phone', 'subscriptions'] as const
export type ContactTabId = (typeof contactTabs)[number]

/** In memory until the sign-out. An address would open the tab for the next player. */
export class ContactTab {
  value: ContactTabId = 'email'

  constructor(session: CurrentSession) {
    makeReactive(this)
    session.changes.subscribe((changed) => {
      if (!isAuthenticated(changed)) this.choose('email')
    })
  }

  choose(tab: ContactTabId): void {
    this.value = tab
  }
}
