import type { JWK } from 'jose'

/** Keys of the fake regions only; they protect nothing. */
async function keys(): Promise<Readonly<Record<string, JWK & { readonly n: string; readonly e: string }>>> {
  return (await import('./regionKeys.json', { with: { type: 'json' } })).default
}

export async function privateKeyOf(region: string): Promise<JWK | undefined> {
  return (await keys())[region]
}

export async function publicKeys() {
  const pairs = Object.entries(await keys())
  return Object.fromEntries(pairs.map(([region, { n, e }]) => [region, { kty: 'RSA' as const, n, e }]))
}
