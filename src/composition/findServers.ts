import { filter, firstValueFrom } from 'rxjs'
import { askConfiguration } from '#adapters/browser/configuration'
import { servers } from '#adapters/browser/servers'
import type { Surroundings } from '#adapters/browser/surroundings'
import { unsent } from '#ui/shell/unsent.ts'

/** Milliseconds between the first attempts; after these the player decides when to try again. */
const pauses = [10_000, 30_000, 60_000]

/**
 * Asks again for a configuration that the page could not read as it came: a few times by itself, and whenever the player
 * wants it or a network comes back. A deployment with addresses or keys of its own needs a new start, which waits for what
 * the player has begun.
 */
export async function findServers(surroundings: Surroundings, reload: () => void): Promise<void> {
  for (let attempt = 0; servers.value !== 'known'; attempt += 1) {
    await aChance(surroundings, pauses[attempt])
    const configuration = await askConfiguration(surroundings)
    if (!configuration) continue
    if (Object.keys(configuration).length === 0) return servers.become('known')
    servers.become('moved')
    await unsent.gone()
    return reload()
  }
}

/** A network that comes back or the player's wish; where there is a network, also a pause. */
function aChance({ connectivity, clock }: Surroundings, pause: number | undefined): Promise<unknown> {
  const chances = [firstValueFrom(connectivity.changes.pipe(filter(Boolean))), firstValueFrom(servers.retries)]
  if (!connectivity.value || pause === undefined) return Promise.race(chances)
  const waiting = new AbortController()
  const paused = clock.sleep(pause, waiting.signal).catch(() => undefined)
  return Promise.race([...chances, paused]).finally(() => waiting.abort())
}
