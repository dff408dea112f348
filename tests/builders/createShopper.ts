import { arrange } from '../../mocks/contexts/arrange.ts'
import { createBackend } from '../../mocks/createBackend.ts'
import type { Region } from '../../mocks/http/regions.ts'
import type { SeedName } from '../../mocks/world/World.ts'
import { StoppedClock } from '../../mocks/world/WorldClock.ts'

interface Options {
  readonly region?: Region
  readonly seed?: SeedName
}

export async function createShopper({ region = 'global', seed = 'small' }: Options = {}) {
  const backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z'), seed })
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const address = `https://shop.${region}.clubhouse.invalid/graphql`
    const response = await backend.handle(new Request(address, { method: 'POST', body: JSON.stringify({ query, variables }) }))
    return response?.json()
  }
  return { backend, world: backend.world, given: arrange(backend.world).shop, ask }
}
