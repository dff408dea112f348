import * as z from 'zod/mini'
import type { Surroundings } from './surroundings.ts'

const address = z.url({ protocol: /^https?$/ })
const configuration = z.object({ api: z.optional(address), shop: z.optional(address) })

export type Configuration = z.infer<typeof configuration>

/** What a deployment says about its own addresses; nothing where it says nothing usable. Waits 5 s at most. */
export async function readConfiguration({ fetch, page }: Pick<Surroundings, 'fetch' | 'page'>): Promise<Configuration> {
  try {
    const response = await fetch(new URL('/config.json', page()), { signal: AbortSignal.timeout(5000) })
    return response.ok ? z.parse(configuration, await response.json()) : {}
  } catch {
    return {}
  }
}
