import type { Configuration } from '../../src/adapters/browser/location/configuration.ts'
import { addressesFor, regions } from '../../src/adapters/rest/hosts.ts'

export interface AllowedOrigins {
  readonly servers: readonly string[]
  readonly banks: readonly string[]
  readonly embedders: readonly string[]
  readonly reports: string | undefined
}

export const productionPages: readonly string[] = regions.map(({ production }) => production.page)

export function allowedOriginsOf(pages: readonly string[], configuration: Configuration): AllowedOrigins {
  const servers = pages.flatMap((page) => Object.values(addressesFor(page, { mock: false, configuration })))
  return {
    servers: origins(servers),
    banks: origins(configuration.banks ?? []),
    embedders: origins(configuration.embedders ?? []),
    reports: configuration.reports,
  }
}

function origins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
