import { AddressBook } from '#app/commerce/ports/AddressBook'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { Subscriptions } from '#app/commerce/ports/Subscriptions'
import { ChangeSubscription } from '#app/commerce/subscriptions/ChangeSubscription'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { AddressChange } from '#ui/commerce/subscriptions/AddressChange.ts'
import { StatusChange } from '#ui/commerce/subscriptions/StatusChange.ts'
import { SubscriptionsViewModel } from '#ui/commerce/subscriptions/SubscriptionsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(ChangeSubscription, Subscriptions, Connectivity)
  give(StatusChange, ChangeSubscription, PaymentAccess)
  give(AddressChange, Subscriptions, AddressBook)
  give(SubscriptionsViewModel, Subscriptions, Clock, StatusChange, AddressChange)
})

export const part: Part = {
  requires: () => [import('./module.ts'), import('./addresses.ts'), import('./endings.ts')],
  module,
  texts: textsIn(
    'subscriptions',
    (language) => import(`../../ui/commerce/texts/subscriptions/${language}.json`, { with: { type: 'json' } }),
  ),
}
