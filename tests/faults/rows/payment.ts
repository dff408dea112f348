import * as calls from '#adapters/shop/commerce/authenticationOperations'
import { CardAuthentications, type CardPayment } from '#app/commerce/ports/CardAuthentications'
import { row } from '../Row.ts'

const card = { holder: 'Hana Ito', number: '4000002500003155', month: 5, year: 2030, securityCode: '123' }
const payment: CardPayment = { cartId: 'cart-hana', card, shop: 'club' }

export const rows = [
  row(calls.cardLookup, (ask, _, signal) => ask(CardAuthentications).canAuthenticate(payment, signal)),
  row(calls.processAuthentication, (ask, _, signal) => ask(CardAuthentications).authenticate(payment, signal)),
  row(calls.processAuthenticationFlat, (ask, _, signal) =>
    ask(CardAuthentications).authenticate({ ...payment, shop: 'members' }, signal),
  ),
]
