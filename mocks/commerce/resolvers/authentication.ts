import { Bank } from '../bank/Bank.ts'
import { testCardOf } from '../bank/testCards.ts'
import { cartFor } from '../cart/carts.ts'
import { type Resolvers, refused } from './resolver.ts'

interface Lookup {
  readonly cart_id: string
  readonly cc_number: string
}

interface Authentication {
  readonly increment_id?: string
  readonly card_data: { readonly card_holder_name: string; readonly cc_number: string }
  readonly challenge_callback_url: string
}

export const authenticationResolvers: Resolvers = {
  cardLookup: ({ cart_id, cc_number }: Lookup, customer) => {
    cartFor(customer, cart_id)
    new Bank(customer.world).beginAnew(cart_id, cc_number)
    return { can_use_3d: testCardOf(cc_number).authenticates }
  },

  processMpi3DAuthentication: ({ increment_id = '', card_data, challenge_callback_url }: Authentication, { world }) => {
    if (card_data.card_holder_name.trim() === '') throw refused('Whose card is it?')
    return new Bank(world).ask({ number: card_data.cc_number, subject: increment_id, callback: challenge_callback_url })
  },
}
