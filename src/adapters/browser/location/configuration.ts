import * as z from 'zod/mini'
import { webAddress } from '../../rest/schemas.ts'
import { withTimeout } from '../../rest/withTimeout.ts'
import type { BrowserEnvironment } from '../environment.ts'
import { servers } from './servers.ts'

export const configuration = z.lazy(() =>
  z.object({
    api: z.optional(webAddress),
    shop: z.optional(webAddress),
    media: z.optional(webAddress),
    payments: z.optional(webAddress),
    uploads: z.optional(webAddress),
    merchant: z.optional(z.object({ loginId: z.string(), clientKey: z.string() })),
    banks: z.optional(z.array(webAddress)),
    embedders: z.optional(z.array(webAddress)),
    reports: z.optional(webAddress),
    keys: z.optional(z.record(z.string(), z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }))),
  }),
)

export type Configuration = z.infer<typeof configuration>

type Asking = Pick<BrowserEnvironment, 'fetch' | 'page' | 'base' | 'connectivity' | 'clock'>

const timeout = 5000

/** Empty only after a 404. After any other failure the servers are unknown: default servers would receive data meant for others. */
export async function fetchConfiguration({ fetch, page, base, connectivity, clock }: Asking): Promise<Configuration | undefined> {
  try {
    return await withTimeout({ clock, milliseconds: timeout, signal: undefined }, async (signal) => {
      const response = await fetch(new URL(`${base}config.json`, page()), { signal })
      if (response.status === 404) return {}
      if (response.status !== 200) throw new Error(`The configuration is answered with ${response.status}`)
      return z.parse(configuration, await response.json())
    })
  } catch {
    // Treated like a broken configuration.
  }
  servers.become(connectivity.value ? 'unreadable' : 'unreachable')
  return undefined
}
