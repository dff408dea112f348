import { filter, firstValueFrom } from 'rxjs'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { fetchConfiguration } from '#adapters/browser/location/configuration'
import { servers } from '#adapters/browser/location/servers'
import { unsavedChanges } from '#ui/shell/unsavedChanges.ts'

/** Milliseconds between the first attempts; after these the player decides when to try again. */
const pauses = [10_000, 30_000, 60_000]

/**
 * Asks again for a configuration that the page could not read as it came: a few times by itself, and whenever the player
 * wants it or a network comes back. A deployment with addresses or keys of its own needs a new start, which waits for what
 * the player has begun.
 */
export async function retryConfiguration(environment: BrowserEnvironment, reload: () => void): Promise<void> {
  for (let attempt = 0; servers.value !== 'known'; attempt += 1) {
    await nextAttempt(environment, pauses[attempt])
    const configuration = await fetchConfiguration(environment)
    if (!configuration) continue
    if (Object.keys(configuration).length === 0) return servers.become('known')
    servers.become('moved')
    await unsavedChanges.gone()
    return reload()
  }
}

/** A network that comes back or the player's wish; where there is a network, also a pause. */
function nextAttempt({ connectivity, clock }: BrowserEnvironment, pause: number | undefined): Promise<unknown> {
  const chances = [firstValueFrom(connectivity.changes.pipe(filter(Boolean))), firstValueFrom(servers.retries)]
  if (!connectivity.value || pause === undefined) return Promise.race(chances)
  const waiting = new AbortController()
  const paused = clock.sleep(pause, waiting.signal).catch(() => undefined)
  return Promise.race([...chances, paused]).finally(() => waiting.abort())
}
