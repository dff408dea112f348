import type { JWK } from 'jose'

/** Made for this fake alone, so that its regions can seal and open: they protect nothing. */
async function keys(): Promise<Readonly<Record<string, JWK & { readonly n: string; readonly e: string }>>> {
  return (await import('./regionKeys.json', { with: { type: 'json' } })).default
}

/** As the regions' servers hold them. */
export async function privateKeyOf(region: string): Promise<JWK | undefined> {
  return (await keys())[region]
}

/** As a deployment's configuration tells them. */
export async function publicKeys() {
  const pairs = Object.entries(await keys())
  return Object.fromEntries(pairs.map(([region, { n, e }]) => [region, { kty: 'RSA' as const, n, e }]))
}
