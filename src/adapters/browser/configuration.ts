import * as z from 'zod/mini'
import { webAddress } from '../rest/schemas.ts'
import { servers } from './servers.ts'
import type { Surroundings } from './surroundings.ts'

const key = z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() })
export const configuration = z.object({
  api: z.optional(webAddress),
  shop: z.optional(webAddress),
  media: z.optional(webAddress),
  payments: z.optional(webAddress),
  /** Whose payments they are, as the card gateway knows them. */
  merchant: z.optional(z.object({ loginId: z.string(), clientKey: z.string() })),
  /** Origins of the pages on which banks ask a card's holder. */
  banks: z.optional(z.array(webAddress)),
  /** Origins of the apps that show the product in a frame of theirs; hosts are told of them when the product is built. */
  embedders: z.optional(z.array(webAddress)),
  keys: z.optional(z.record(z.string(), key)),
})

export type Configuration = z.infer<typeof configuration>

type Asking = Pick<Surroundings, 'fetch' | 'page' | 'connectivity'>

/**
 * What a deployment says about its own addresses and the regions' keys; empty where it has no configuration, which a 404
 * alone says. After any other answer the servers are unknown: those of a default would get what is meant for others.
 * Waits 5 s at most.
 */
export async function askConfiguration({ fetch, page, connectivity }: Asking): Promise<Configuration | undefined> {
  try {
    const response = await fetch(new URL(`${import.meta.env.BASE_URL}config.json`, page()), { signal: AbortSignal.timeout(5000) })
    if (response.status === 404) return {}
    if (response.status === 200) return z.parse(configuration, await response.json())
  } catch {
    // As good as an answer that can't be read.
  }
  servers.become(connectivity.value ? 'unreadable' : 'unreachable')
  return undefined
}
