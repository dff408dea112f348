import type { Cart, CartItem } from './cart.ts'

/** What is shown of one piece and of all of them: the rows of a list add up to the first row of its summary. */
export function shownPrices({ prices }: Pick<CartItem, 'prices'>, { isTaxIncluded }: Pick<Cart, 'isTaxIncluded'>) {
  return isTaxIncluded ? { each: prices.priceWithTax, row: prices.rowTotalWithTax } : { each: prices.price, row: prices.rowTotal }
}
