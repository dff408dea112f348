/** Whether the page stands in another app: only by exactly `embedOnProd=true`. */
export function isEmbedded(page: URL): boolean {
  return page.searchParams.get('embedOnProd') === 'true'
}

/** Whom the page's requests are for, as its address says: a child's id, or `true` for the only child. */
export function subAccountIn(page: URL): string | null {
  return page.searchParams.get('sub-account')
}
