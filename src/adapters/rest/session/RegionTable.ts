import type { RegionalSites, RegionHandover, RegionLink } from '#app/session/ports/RegionalSites'
import type { Clock } from '#app/shared/ports/Clock'
import { withEmbedFlag } from '#domain/shared/embedMode'
import { isEmbedded } from '../../browser/page.ts'
import { loadChunk } from '../../browser/updates/loadChunk.ts'
import { type PublicKeys, siteOf } from '../hosts.ts'

interface Installation {
  readonly page: () => URL
  readonly clock: Clock
  readonly mock: boolean
  readonly keys: PublicKeys
}

/** Based on the table of hosts. The encryption code loads with the first redirect. */
export class RegionTable implements RegionalSites {
  private readonly installation: Installation

  constructor(installation: Installation) {
    this.installation = installation
  }

  async wayTo(region: string, handover: RegionHandover): Promise<RegionLink | undefined> {
    const { page, clock, mock, keys } = this.installation
    const site = siteOf(region, { page: page(), mock, keys })
    if (!site) return undefined
    const { key, isReachable } = site
    const address = isEmbedded(page()) ? new URL(withEmbedFlag(site.address.href)) : site.address
    const { jwtToken } = handover
    if (key && jwtToken !== undefined && isReachable) {
      const { encryptToken } = await loadChunk(() => import('./encryptToken.ts'))
      const authToken = await encryptToken({ jwtToken, rememberMe: handover.rememberMe }, { key, now: clock.now() })
      // In the fragment, which servers don't log.
      address.hash = new URLSearchParams({ authToken }).toString()
    }
    return { host: address.hostname, address: address.href, isReachable }
  }
}
