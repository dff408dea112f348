import { createBackend } from '../createBackend.ts'
import { given } from '../given.ts'
import type { Region } from '../regions.ts'
import type { SeedName } from '../World.ts'
import { StandingClock } from '../WorldClock.ts'

interface Options {
  readonly region?: Region
  readonly seed?: SeedName
}

/** For tests of the fake shop: a guest of a region who asks it by hand. */
export async function aShopper({ region = 'global', seed = 'small' }: Options = {}) {
  const backend = await createBackend({ clock: new StandingClock('2026-05-13T17:30:00Z'), seed })
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const address = `https://shop.${region}.clubhouse.invalid/graphql`
    const response = await backend.handle(new Request(address, { method: 'POST', body: JSON.stringify({ query, variables }) }))
    return response?.json()
  }
  return { backend, world: backend.world, given: given(backend.world).shop, ask }
}
