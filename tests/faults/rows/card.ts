import type { Ask } from '#composition/provide'
import { shopOf } from '#domain/commerce/checkout'
import { OrderingModel } from '#ui/commerce/checkout/OrderingModel.ts'
import { aCart, type Shown } from '../carts.ts'
import type { View } from '../cell/View.ts'
import { plainCard } from '../credentials.ts'
import { cardToken } from '../outsideCalls.ts'
import { screen } from '../Row.ts'

const unread = ['truncated', 'truncated-once', 'empty', 'page', '204', 'drift-missing-field']

/** Types a card that its bank asks nothing about. */
function paying(ask: Ask, { cart }: Shown): View {
  const { card } = ask(OrderingModel)
  let isPaid = false
  return {
    open: () => card.start(),
    act: async () => {
      isPaid = (await card.pay(plainCard, { cartId: cart.id, shop: shopOf(cart), storeId: 1 })) !== undefined
    },
    ...{ state: card.paying, models: [card], isDone: () => isPaid, leave: () => card.dispose() },
  }
}

export const rows = [
  screen(cardToken, paying, {
    prepare: aCart,
    keeps: 'code',
    deviations: [
      { where: ['answer-lost'], gives: { outcome: 'offline', mayRepeat: true }, source: 'a token that nobody has got pays nothing' },
      { where: unread, gives: { outcome: 'broken-contract', mayRepeat: true }, source: 'a token that nobody has got pays nothing' },
    ],
  }),
]
