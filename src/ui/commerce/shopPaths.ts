import { paths } from '#ui/shell/paths.ts'

/** Its name stands in the address for people; the number is what counts. */
export function pathOfCategory({ id, urlKey }: { readonly id: number; readonly urlKey: string }): string {
  return `/shop/categories/${[id, ...(urlKey ? [encodeURIComponent(urlKey)] : [])].join('-')}`
}

/** Nothing where the address names none. */
export function categoryIn(param: string | undefined): number | undefined {
  const [, id] = /^(\d{1,9})(?:-|$)/.exec(param ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

export function pathOfProduct(urlKey: string): string {
  return `/shop/products/${encodeURIComponent(urlKey)}`
}

/** A page of the customer's orders. */
export function pathOfOrders(page: number): string {
  return page === 1 ? paths.orders : `${paths.orders}?${new URLSearchParams({ page: `${page}` })}`
}

export function pathOfOrder(number: string): string {
  return paths.order.replace(':number', encodeURIComponent(number))
}

/** What is told once an order is placed; a guest whose answer was lost knows no number. */
export function pathOfDone(number: string | undefined): string {
  return number === undefined ? paths.checkoutDone : `${paths.checkoutDone}?${new URLSearchParams({ order: number })}`
}
