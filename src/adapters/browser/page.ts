/** Whether the page stands in another app: only by exactly `embedOnProd=true`. */
export function isEmbedded(page: URL): boolean {
  return page.searchParams.get('embedOnProd') === 'true'
}
