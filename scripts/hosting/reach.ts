import type { Configuration } from '../../src/adapters/browser/location/configuration.ts'
import { addressesFor, regions } from '../../src/adapters/rest/hosts.ts'

/** Origins outside its own site that a page may deal with. */
export interface Reach {
  readonly servers: readonly string[]
  /** Whose pages are shown in a frame, and posted to. */
  readonly banks: readonly string[]
  /** Whose pages may show the product in a frame. */
  readonly embedders: readonly string[]
}

export const productionPages: readonly string[] = regions.map(({ production }) => production.page)

/** What the pages of these hosts reach: the table's servers, but where the deployment's `config.json` names its own. */
export function reachOf(pages: readonly string[], configuration: Configuration): Reach {
  const servers = pages.flatMap((page) => Object.values(addressesFor(page, { mock: false, configuration })))
  return {
    servers: origins(servers),
    banks: origins(configuration.banks ?? []),
    embedders: origins(configuration.embedders ?? []),
  }
}

function origins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
