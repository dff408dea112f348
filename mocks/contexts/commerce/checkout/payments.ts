import { GraphQLError } from 'graphql'
import { type Localised, say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import type { CartRow } from '../cart/data.ts'
import type { PricedCart } from '../cart/pricedCart.ts'
import type { PaymentRow } from './data.ts'

type PaymentCode = PaymentRow['code']

export const paymentTitles: Readonly<Record<PaymentCode, Localised>> = {
  authnetcim: say('Credit Card', 'Carte bancaire', 'クレジットカード', '信用卡'),
  free: say('No Payment Information Required', 'Aucun paiement requis', 'お支払い不要', '无需付款'),
  checkmo: say('Pay at the club', 'Paiement au club', 'クラブでお支払い', '到俱乐部付款'),
}

export function paymentCodeOf({ customClub }: CartRow, { grandTotal }: Pick<PricedCart, 'grandTotal'>): PaymentCode {
  if (customClub !== undefined) return 'checkmo'
  return grandTotal === 0 ? 'free' : 'authnetcim'
}

export interface PaymentInput {
  readonly code: string
  readonly tokenbase_data?: {
    readonly card_id?: string | null
    readonly acceptjs_key?: string | null
    readonly acceptjs_value?: string | null
    readonly cc_type?: string | null
    readonly save?: boolean | null
    readonly transaction_id?: string | null
  } | null
}

const codes = { card: 1003, bank: 1004, declined: 1005, method: 1006 }

export function unpaid(reason: keyof typeof codes, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category: 'graphql-input', error_code: codes[reason] } })
}

/** Throws if it can't pay this cart. A card needs an unused token, and the bank's confirmation if the bank takes part in authentication. */
export function paymentOf(world: World, cart: CartRow, sums: PricedCart, input: PaymentInput): PaymentRow {
  const code = paymentCodeOf(cart, sums)
  if (input.code !== code) throw unpaid('method', 'The requested Payment Method is not available.')
  return code === 'authnetcim' ? cardPayment(world, cart, input) : { code }
}

function cardPayment(world: World, cart: CartRow, input: PaymentInput): PaymentRow {
  const { tokenbase_data: told } = input
  if (told?.card_id) return savedCardPayment(world, cart, told.card_id)
  if (told?.save !== false) throw unpaid('method', 'This shop keeps no cards.')
  const token = told.acceptjs_key ? world.cardTokens.find(told.acceptjs_value ?? '') : undefined
  if (!token) throw unpaid('card', 'The card could not be read. Please enter it again.')
  const word = world.bankWords.find(told.transaction_id ?? '')
  const isSaid = word?.subject === cart.id && word.last4 === token.last4
  if (token.authenticates && !isSaid) throw unpaid('bank', 'The bank has not confirmed this card.')
  return {
    ...{ code: 'authnetcim', token: token.id, cardType: told.cc_type ?? undefined },
    ...(isSaid && { authentication: word.id }),
  }
}

function savedCardPayment(world: World, cart: CartRow, id: string): PaymentRow {
  const card = world.savedCards.find(id)
  if (!card || card.playerId !== cart.playerId) throw unpaid('card', 'Unable to load payment data. Please check the form and try again.')
  return { code: 'authnetcim', savedCard: card.id, cardType: card.type }
}
