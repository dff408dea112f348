import * as z from 'zod/mini'
import { servers } from './servers.ts'
import type { Surroundings } from './surroundings.ts'

const address = z.url({ protocol: /^https?$/ })
const key = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })
const configuration = z.object({
  api: z.optional(address),
  shop: z.optional(address),
  media: z.optional(address),
  payments: z.optional(address),
  /** Whose payments they are, as the card gateway knows them. */
  merchant: z.optional(z.object({ loginId: z.string(), clientKey: z.string() })),
  /** Origins of the pages on which banks ask a card's holder. */
  banks: z.optional(z.array(address)),
  keys: z.optional(z.record(z.string(), key)),
})

export type Configuration = z.infer<typeof configuration>

type Asking = Pick<Surroundings, 'fetch' | 'page'>

/** What a deployment says about its own addresses and the regions' keys; nothing where it says nothing usable. Waits 5 s at most. */
export async function readConfiguration(asking: Asking): Promise<Configuration> {
  return (await askConfiguration(asking)) ?? {}
}

/** The same; nothing at all where the site can't be asked, as after a start without a network. */
export async function askConfiguration({ fetch, page }: Asking): Promise<Configuration | undefined> {
  const response = await fetch(new URL('/config.json', page()), { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  if (!response) servers.areKnown = false
  try {
    return response?.ok ? z.parse(configuration, await response.json()) : response && {}
  } catch {
    return {}
  }
}
