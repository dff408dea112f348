import * as z from 'zod/mini'
import { within } from '../../rest/deadline.ts'
import { webAddress } from '../../rest/schemas.ts'
import type { BrowserEnvironment } from '../environment.ts'
import { servers } from './servers.ts'

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

type Asking = Pick<BrowserEnvironment, 'fetch' | 'page' | 'base' | 'connectivity' | 'clock'>

const timeout = 5000

/**
 * What a deployment says about its own addresses and the regions' keys; empty where it has no configuration, which a 404
 * alone says. After any other answer the servers are unknown: those of a default would get what is meant for others.
 */
export async function fetchConfiguration({ fetch, page, base, connectivity, clock }: Asking): Promise<Configuration | undefined> {
  try {
    return await within({ clock, milliseconds: timeout, signal: undefined }, async (signal) => {
      const response = await fetch(new URL(`${base}config.json`, page()), { signal })
      if (response.status === 404) return {}
      if (response.status !== 200) throw new Error(`The configuration is answered with ${response.status}`)
      return z.parse(configuration, await response.json())
    })
  } catch {
    // As good as an answer that can't be read.
  }
  servers.become(connectivity.value ? 'unreadable' : 'unreachable')
  return undefined
}
