const embedFlag = 'embedOnProd'

/** The same address with the flag that keeps the page embedded. Takes any form of address, also a query alone. */
export function withEmbedFlag(address: string): string {
  const [, path = '', search = '', hash = ''] = /([^?#]*)([^#]*)(.*)/s.exec(address) ?? []
  const query = new URLSearchParams(search)
  if (query.get(embedFlag) === 'true') return address
  query.set(embedFlag, 'true')
  return `${path}?${query}${hash}`
}
