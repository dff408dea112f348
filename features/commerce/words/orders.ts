import { orderStatuses } from '#domain/commerce/order'
import { paths } from '#ui/shell/paths.ts'
import type { Actions, ActionsOn, ClubEventsOn, Facts, Lists, ListsOf, Phrases, Texts, TextsOf } from '../../world/Phrases.ts'
import { alert, button, filled, heading, item, link, list, part, region } from '../../world/screen/Target.ts'
import { itemCalled } from '../actors/OrdersActor.ts'

const places: Actions = {
  'her orders': ({ orders }) => orders.open(),
}

const acts: Actions = {
  'turns to older orders': link('orders:list.older'),
  'repeats the order': button('orders:reorder.name'),
}

const actsOn: ActionsOn = {
  'opens the order': ({ orders }, number) => orders.openOrder(number),
  'orders again what was in the order': ({ screen }, number) => screen.press(button(filled('orders:reorder.name', { number }))),
}

const facts: Facts = {
  "the printed order has the club's name and no controls": ({ paper }) => paper.hasOnlyText(),
  'no order matches': alert().withText('checkout:find.none'),
  'the order is partly shipped': part('article header').withText('orders:status.partlyShipped'),
  'there is no such order': heading(undefined, 'orders:detail.none'),
  'she is taken to her cart': async ({ screen }) => (await screen.address()) === paths.cart,
}

const texts: Texts = {
  'total of the past order': part('data').within(region('orders:sums.title')),
  'end of the card number': async ({ screen }) => (await screen.marks(part('[data-last4]'), 'data-last4'))[0],
}

const lists: Lists = {
  'past orders': ({ orders }) => orders.numbers(),
  'items of the order': heading(3).within(part('[data-item]')),
  'items still to come': ({ screen }) => screen.marks(part('[data-to-come]'), 'data-to-come'),
  'files of the order': item().within(list('orders:detail.downloads')),
  'parts of the order': ({ screen }) => screen.marks(part('dd[data-part]'), 'data-part'),
  'parcels of the order': ({ screen }) => screen.marks(part('[data-tracking]'), 'data-tracking'),
}

const listsOf: ListsOf = {
  'details of': async ({ screen }, name) => [
    ...(await screen.marks(part('[data-option]').within(itemCalled(name)), 'data-option')),
    ...(await screen.marks(part('[data-recipient]').within(itemCalled(name)), 'data-recipient')),
  ],
}

const eventsOn: ClubEventsOn = {
  'the shop has shipped the order': ({ club }, number) => club.purchases.isShipped(number),
  'the shop has refunded the order': ({ club }, number) => club.purchases.isRefunded(number),
}

const textsOf: TextsOf = {
  'state of the order': async ({ screen }, number) => {
    const words = await screen.words()
    const row = await screen.text(part(`[data-order="${number}"]`))
    if (row.includes(words('orders:status.partlyShipped'))) return 'partly shipped'
    return orderStatuses.find((status) => row.includes(words(`orders:status.${status}`)))
  },
}

export const ordersWords: Phrases = { textsOf, listsOf, eventsOn, places, acts, actsOn, facts, texts, lists }
