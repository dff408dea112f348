import { inEach } from '../../../world/languages.ts'
import type { CartItemInput } from '../cart/data.ts'
import type { FittedSetRow } from './data.ts'

/** In the cart, at the price of the clubs, which are named with their specification. */
export function itemOf({ clubs, goods }: FittedSetRow): CartItemInput {
  const fitted = clubs.map(({ name, specification: parts }) => ({
    label: name,
    value: inEach((language) => parts.map((part) => part[language]).join(' · ')),
  }))
  const subtotal = clubs.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return { ...goods, fittedPrice: Math.round(subtotal / goods.quantity), fitted }
}
