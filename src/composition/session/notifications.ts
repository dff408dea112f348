import { RestClient } from '#adapters/rest/RestClient'
import { HttpNotifications } from '#adapters/rest/session/HttpNotifications'
import { Inbox } from '#app/session/Inbox'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Notifications } from '#app/session/ports/Notifications'
import { Clock } from '#app/shared/ports/Clock'
import { BellViewModel } from '#ui/session/notifications/BellViewModel.ts'
import { NotificationsViewModel } from '#ui/session/notifications/NotificationsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(Notifications, HttpNotifications, RestClient)
  // One for the bell and the list: what is read in the one is read in the other.
  share(Inbox, Notifications, CurrentSession)
  give(BellViewModel, Inbox)
  give(NotificationsViewModel, Inbox, Clock)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
  texts: textsIn(
    'notifications',
    (language) => import(`../../ui/session/texts/notifications/${language}.json`, { with: { type: 'json' } }),
  ),
}
