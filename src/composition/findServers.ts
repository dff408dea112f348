import { filter, firstValueFrom } from 'rxjs'
import { askConfiguration } from '#adapters/browser/configuration'
import { servers } from '#adapters/browser/servers'
import type { Surroundings } from '#adapters/browser/surroundings'
import { unsent } from '#ui/shell/unsent.ts'

const pause = 10_000

/**
 * Asks again for a configuration that the page could not read as it came. A deployment with addresses or keys of its own
 * needs a new start, which waits for what the player has begun.
 */
export async function findServers(surroundings: Surroundings, reload: () => void): Promise<void> {
  while (servers.value !== 'known') {
    await aChance(surroundings)
    const configuration = await askConfiguration(surroundings)
    if (!configuration) continue
    if (Object.keys(configuration).length === 0) return servers.become('known')
    servers.become('moved')
    await unsent.gone()
    return reload()
  }
}

/** A network that comes back or the player's wish; where there is a network, also a while. */
function aChance({ connectivity, clock }: Surroundings): Promise<unknown> {
  const chances = [firstValueFrom(connectivity.changes.pipe(filter(Boolean))), firstValueFrom(servers.retries)]
  if (!connectivity.value) return Promise.race(chances)
  const waiting = new AbortController()
  const paused = clock.sleep(pause, waiting.signal).catch(() => undefined)
  return Promise.race([...chances, paused]).finally(() => waiting.abort())
}
