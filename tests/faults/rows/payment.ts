import * as calls from '#adapters/shop/commerce/authenticationOperations'
import type { CardPayment } from '#app/commerce/ports/CardAuthentications'
import type { Resolver } from '#composition/provide'
import type { TypedCard } from '#domain/commerce/card'
import { OrderingModel } from '#ui/commerce/checkout/OrderingModel.ts'
import { type CartContext, readCart } from '../carts.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { oddErrorColumns } from '../columns/refusals.ts'
import { plainCard, typedCard } from '../credentials.ts'
import { cardToken } from '../outsideCalls.ts'
import { type Deviation, rowOfScreen } from '../Row.ts'

export function paying(typed: TypedCard, shop: CardPayment['shop'] = 'club') {
  return (ask: Resolver, { cart: { id: cartId } }: CartContext): ObservedView => {
    const { card } = ask(OrderingModel)
    let isPaid = false
    return {
      open: () => card.start(),
      act: async () => {
        isPaid = (await card.pay(typed, { cartId, shop, storeId: 1 })) !== undefined
      },
      ...{ state: card.paying, models: [card], leave: () => card.dispose() },
      refusal: () => card.stopped,
      isDone: () => isPaid,
    }
  }
}

const unread = ['truncated', 'truncated-once', 'empty', 'page', '204', 'drift-missing-field']

function failing(source: string, gives: Deviation['gives'] = {}, odd: readonly string[] = []): readonly Deviation[] {
  return [
    { where: ['answer-lost'], gives: { outcome: 'offline', ...gives }, source },
    { where: [...unread, ...odd], gives: { outcome: 'broken-contract', ...gives }, source },
  ]
}

const anew = 'the bank is asked anew with the next try, and what it does not say never counts as a yes'
export const asking = { prepare: readCart, deviations: failing(anew, { effect: 'none' }, oddErrorColumns) }
export const authenticating = { prepare: readCart, deviations: failing(anew, { effect: { only: 'bankWords +1' } }, oddErrorColumns) }

export const rows = [
  rowOfScreen(calls.cardLookup, paying(typedCard), asking),
  rowOfScreen(calls.processAuthentication, paying(typedCard), authenticating),
  rowOfScreen(calls.processAuthenticationFlat, paying(typedCard, 'members'), authenticating),
  rowOfScreen(cardToken, paying(plainCard), {
    prepare: readCart,
    keeps: 'code',
    deviations: failing('a token that nobody has got pays nothing', { mayRepeat: true }),
  }),
]
