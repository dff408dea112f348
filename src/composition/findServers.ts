import { filter, firstValueFrom } from 'rxjs'
import { askConfiguration } from '#adapters/browser/configuration'
import { servers } from '#adapters/browser/servers'
import type { Surroundings } from '#adapters/browser/surroundings'
import { type Addresses, addressesFor } from '#adapters/rest/hosts'
import { unsent } from '#ui/shell/unsent.ts'

const pause = 10_000

/** A page that came without a network has not heard where its servers are. Where they are elsewhere it starts anew. */
export async function findServers(surroundings: Surroundings, addresses: Addresses): Promise<void> {
  while (!servers.areKnown) {
    await aChance(surroundings)
    const configuration = await askConfiguration(surroundings)
    if (!configuration) continue
    const found = addressesFor(surroundings.page().hostname, { mock: false, configuration })
    const isElsewhere = found.api !== addresses.api || found.shop !== addresses.shop || found.payments !== addresses.payments
    // Whose payments they are is heard at the start alone.
    if (isElsewhere || configuration.merchant || configuration.banks) {
      await unsent.gone()
      return window.location.reload()
    }
    servers.areKnown = true
  }
}

/** A network that comes back; where there is one and the site can't be reached all the same, a while. */
function aChance({ connectivity, clock }: Surroundings): Promise<unknown> {
  const back = firstValueFrom(connectivity.changes.pipe(filter(Boolean)))
  if (!connectivity.value) return back
  const waiting = new AbortController()
  return Promise.race([back, clock.sleep(pause, waiting.signal)]).finally(() => waiting.abort())
}
