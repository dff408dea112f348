import type { Call } from './call.ts'
import type { ServerAddresses } from './hosts.ts'

const shopMarkers = ['graphql', 'STSVEN', 'STSVCA', 'STSVJP', 'giftcard/check', 'omni-channel', 'tecfit/payment', 'tecfit/deposit']

/** Only the exact path decides, never query or host. */
export function isShopPath(path: string): boolean {
  return shopMarkers.some((marker) => path.includes(marker))
}

export function isWebAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text)
}

type Params = Readonly<Record<string, string>>

export function urlOf(path: string, query: unknown, addresses: ServerAddresses): URL {
  const base = isShopPath(path) ? addresses.shop : addresses.api
  const url = new URL(base.replace(/\/+$/, '') + path)
  const values = typeof query === 'object' && query !== null ? Object.entries(query) : []
  for (const [name, value] of values) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url
}

/** Parameters are encoded, so that none can lead to another path. */
export function filledPath({ path }: Pick<Call, 'path'>, params: Params = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, params[name]))
}

function segment(name: string, value: string | undefined): string {
  if (value === undefined || /^\.{0,2}$/.test(value)) throw new TypeError(`No usable ${name} for the path`)
  const encoded = encodeURIComponent(value)
  // A store's code is a segment of the shop's own paths.
  if (name === 'storeCode') return encoded
  // Encodes some letters, so that no id looks like a segment of the shop's paths.
  return isShopPath(encoded) ? encoded.replace(/[gSTo]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`) : encoded
}
