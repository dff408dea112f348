import { paths } from '#ui/shell/paths.ts'

export function pathOfCategory({ id, urlKey }: { readonly id: number; readonly urlKey: string }): string {
  return `/shop/categories/${[id, ...(urlKey ? [encodeURIComponent(urlKey)] : [])].join('-')}`
}

export function categoryIn(param: string | undefined): number | undefined {
  const [, id] = /^(\d{1,9})(?:-|$)/.exec(param ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

export function pathOfProduct(urlKey: string): string {
  return `/shop/products/${encodeURIComponent(urlKey)}`
}

export function pathOfOrders(page: number): string {
  return page === 1 ? paths.orders : `${paths.orders}?${new URLSearchParams({ page: `${page}` })}`
}

/** A guest whose answer was lost has no number. */
export function pathOfDone(number: string | undefined): string {
  return number === undefined ? paths.checkoutDone : `${paths.checkoutDone}?${new URLSearchParams({ order: number })}`
}
