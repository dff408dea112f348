import { RestClient } from '#adapters/rest/RestClient'
import { HttpNotifications } from '#adapters/rest/session/HttpNotifications'
import { Inbox } from '#app/session/Inbox'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Notifications } from '#app/session/ports/Notifications'
import { Clock } from '#app/shared/ports/Clock'
import { BellViewModel } from '#ui/session/notifications/BellViewModel.ts'
import { NotificationsViewModel } from '#ui/session/notifications/NotificationsViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'

const module = provide((give, share) => {
  share(Notifications, (client: RestClient) => new HttpNotifications(client), RestClient)
  // One for the bell and the list: what is read in the one is read in the other.
  share(Inbox, (notifications: Notifications, session: CurrentSession) => new Inbox(notifications, session), Notifications, CurrentSession)
  give(BellViewModel, (inbox: Inbox) => new BellViewModel(inbox), Inbox)
  give(NotificationsViewModel, (inbox: Inbox, clock: Clock) => new NotificationsViewModel(inbox, clock), Inbox, Clock)
})

export const notifications = {
  name: 'notifications',
  requires: async () => (await import('./session.ts')).session,
  module,
  texts: textLoader({
    en: () => import('#ui/session/texts/notifications/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/session/texts/notifications/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/session/texts/notifications/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/session/texts/notifications/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    bell: async () => (await import('#ui/session/notifications/Bell.tsx')).Bell,
    notifications: async () => (await import('#ui/session/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  },
}
