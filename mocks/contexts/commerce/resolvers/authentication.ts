import { moneyOf } from '../../../world/stores.ts'
import { Bank } from '../bank/Bank.ts'
import { testCardOf } from '../bank/testCards.ts'
import { cartFor } from '../cart/carts.ts'
import { wireCart } from '../cart/wireCart.ts'
import { clubOrderOf, dueOf, storeWith } from '../deposits/clubOrders.ts'
import { type Customer, demandOwner, type Resolvers, refused } from './resolver.ts'

interface Lookup {
  readonly cart_id: string
  readonly cc_number: string
}

interface Authentication {
  readonly increment_id?: string
  readonly card_data: Readonly<Record<'card_holder_name' | 'cc_exp_month' | 'cc_exp_year' | 'cc_number', string>>
  readonly user_agent: string
  readonly challenge_callback_url: string
}

export const authenticationResolvers: Resolvers = {
  cardLookup: ({ cart_id, cc_number }: Lookup, customer) => {
    demandTexts({ cart_id, cc_number })
    demandOwner(customer)
    if (!depositDue(customer, cart_id)) cartFor(customer, cart_id)
    new Bank(customer.world).beginAnew(cart_id, cc_number)
    return { can_use_3d: testCardOf(cc_number).authenticates }
  },

  processMpi3DAuthentication: (asked: Authentication, customer) => {
    demandOwner(customer)
    const { increment_id = '', card_data, user_agent, challenge_callback_url } = asked
    demandTexts({ ...card_data, user_agent, challenge_callback_url })
    const asksFor = { number: card_data.cc_number, subject: increment_id, callback: challenge_callback_url }
    return new Bank(customer.world).ask({ ...asksFor, amount: amountOf(customer, increment_id) })
  },
}

function amountOf(customer: Customer, cartId: string): string | undefined {
  const total = depositDue(customer, cartId) ?? totalOf(customer, cartId)
  if (!total) return undefined
  const { value, currency } = total
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value)
}

function totalOf(customer: Customer, cartId: string) {
  return customer.world.carts.find(cartId) && wireCart(customer, cartFor(customer, cartId)).prices.grand_total
}

/** A deposit is authenticated under the number of its order: what is left after the codes that the shop has accepted. */
function depositDue({ world, player }: Customer, id: string) {
  const order = player && clubOrderOf(world, player.id, id)
  return order && moneyOf(storeWith(order.storeCode), dueOf(world, order))
}

function demandTexts(texts: Readonly<Record<string, string>>): void {
  const [missing] = Object.entries(texts).find(([, text]) => text.trim() === '') ?? []
  if (missing !== undefined) throw refused(`Required parameter "${missing}" is missing`)
}
