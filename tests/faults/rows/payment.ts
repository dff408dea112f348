import * as calls from '#adapters/shop/commerce/authenticationOperations'
import { CardAuthentications, type CardPayment } from '#app/commerce/ports/CardAuthentications'
import { type Deviation, row } from '../Row.ts'

const card = { holder: 'Hana Ito', number: '4000002500003155', month: 5, year: 2030, securityCode: '123' }
const payment: CardPayment = { cartId: 'cart-hana', card, shop: 'club', storeId: 1 }

/** Nothing comes of it that could be looked for. */
const deviations: readonly Deviation[] = [
  { where: ['answer-lost'], gives: { outcome: 'offline' }, source: 'the bank is asked anew with the next try' },
  {
    where: ['truncated', 'truncated-once', 'empty', 'page', '204', 'drift-missing-field'],
    gives: { outcome: 'broken-contract' },
    source: 'what the bank does not say never counts as a yes',
  },
]

export const rows = [
  row(calls.cardLookup, (ask, _, signal) => ask(CardAuthentications).canAuthenticate(payment, signal), { deviations }),
  row(calls.processAuthentication, (ask, _, signal) => ask(CardAuthentications).authenticate(payment, signal), { deviations }),
  row(calls.processAuthenticationFlat, (ask, _, signal) => ask(CardAuthentications).authenticate({ ...payment, shop: 'members' }, signal), {
    deviations,
  }),
]
