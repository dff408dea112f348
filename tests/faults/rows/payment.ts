import * as calls from '#adapters/shop/commerce/authenticationOperations'
import { CardAuthentications, type CardPayment } from '#app/commerce/ports/CardAuthentications'
import { aCart, type Shown } from '../carts.ts'
import { typedCard } from '../credentials.ts'
import { type Deviation, row } from '../Row.ts'

function payment({ cart: { id: cartId } }: Shown, shop: CardPayment['shop'] = 'club'): CardPayment {
  return { cartId, card: typedCard, shop, storeId: 1 }
}

const own = {
  prepare: aCart,
  /** Nothing comes of it that could be looked for. */
  deviations: [
    { where: ['answer-lost'], gives: { outcome: 'offline' }, source: 'the bank is asked anew with the next try' },
    {
      where: ['truncated', 'truncated-once', 'empty', 'page', '204', 'drift-missing-field'],
      gives: { outcome: 'broken-contract' },
      source: 'what the bank does not say never counts as a yes',
    },
  ] satisfies readonly Deviation[],
}

export const rows = [
  row(calls.cardLookup, (ask, shown, signal) => ask(CardAuthentications).canAuthenticate(payment(shown), signal), own),
  row(calls.processAuthentication, (ask, shown, signal) => ask(CardAuthentications).authenticate(payment(shown), signal), own),
  row(
    calls.processAuthenticationFlat,
    (ask, shown, signal) => ask(CardAuthentications).authenticate(payment(shown, 'members'), signal),
    own,
  ),
]
