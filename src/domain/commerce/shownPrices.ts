import type { Cart, CartItem } from './cart.ts'

/** Per item and per row, so that the rows add up to the first row of the summary. */
export function shownPrices({ prices }: Pick<CartItem, 'prices'>, { isTaxIncluded }: Pick<Cart, 'isTaxIncluded'>) {
  return isTaxIncluded ? { each: prices.priceWithTax, row: prices.rowTotalWithTax } : { each: prices.price, row: prices.rowTotal }
}
