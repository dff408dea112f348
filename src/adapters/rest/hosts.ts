export interface ServerAddresses {
  readonly api: string
  readonly shop: string
}

export interface Addresses extends ServerAddresses {
  /** The only host whose media are shown. */
  readonly media: string
  readonly payments: string
  readonly uploads: string
}

interface Site extends Addresses {
  readonly page: string
}

export interface PublicKey {
  readonly kty: 'RSA'
  readonly n: string
  readonly e: string
}
export type PublicKeys = Readonly<Record<string, PublicKey>>

export const stages = ['production', 'qa', 'dev'] as const
type Stage = (typeof stages)[number]

interface RegionHosts extends Readonly<Record<Stage, Site>> {
  readonly name: string
  readonly codes: readonly string[]
  /** Without a key, a redirect carries no token. */
  readonly key?: PublicKey
}

function site(page: string, domain = page): Site {
  return { page, ...serversIn(domain) }
}

function serversIn(domain: string): Addresses {
  const at = (name: string) => `https://${name}.${domain}`
  return { api: at('api'), shop: at('shop'), media: at('media'), payments: at('payments'), uploads: at('uploads') }
}

function placeholders(name: string, codes: readonly string[]): RegionHosts {
  return {
    name,
    codes,
    production: site(`${name}.clubhouse.example`),
    qa: site(`${name}.qa.clubhouse.example`),
    dev: site(`${name}.dev.clubhouse.example`),
  }
}

/** Contains placeholders until the real names are known. */
export const regions: readonly RegionHosts[] = [
  {
    name: 'global',
    codes: ['GB', 'US', 'CA'],
    production: site('www.clubhouse.example', 'clubhouse.example'),
    qa: site('qa.clubhouse.example'),
    dev: site('dev.clubhouse.example'),
  },
  placeholders('cn', ['CN']),
  placeholders('sg', ['SG']),
  placeholders('hk', ['HK']),
  placeholders('qb', ['QB']),
  placeholders('jp', ['JP']),
  placeholders('ae', ['AE']),
  placeholders('za', ['ZA']),
  // Field test of the launch monitor: no accounts, so no redirects lead here.
  placeholders('st', []),
]

const staging = site('staging.clubhouse.example')

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

function placeOf(hostname: string): { readonly region: string; readonly stage?: Stage } {
  for (const region of regions) {
    const stage = stages.find((name) => region[name].page === hostname)
    if (stage) return { region: region.name, stage }
  }
  const local = regions.find(({ name }) => hostname === `${name}.localhost`)
  return { region: local?.name ?? 'global' }
}

interface Circumstances {
  /** With the fake backend, no request may reach a real server. */
  readonly mock: boolean
  readonly mockRegion?: string | undefined
  readonly configuration: { readonly [Name in keyof Addresses]?: Addresses[Name] | undefined }
}

export function addressesFor(hostname: string, { mock, mockRegion, configuration }: Circumstances): Addresses {
  const { region, stage } = placeOf(hostname)
  if (mock) return serversIn(`${mockRegion ?? region}.clubhouse.invalid`)
  const { api, shop, media, payments, uploads } = (stage && regions.find(({ name }) => name === region)?.[stage]) ?? staging
  return {
    api: configuration.api ?? api,
    shop: configuration.shop ?? shop,
    media: configuration.media ?? media,
    payments: configuration.payments ?? payments,
    uploads: configuration.uploads ?? uploads,
  }
}

function homeOf(code: string): RegionHosts | undefined {
  return regions.find(({ codes }) => codes.includes(code))
}

export function redirectTarget(code: string, hostname: string): string | undefined {
  const target = homeOf(code)
  if (!target) return undefined
  if (isLocal(hostname)) return target.name === 'global' ? 'localhost' : `${target.name}.localhost`
  return target[placeOf(hostname).stage ?? 'qa'].page
}

export interface RegionSite {
  readonly address: URL
  readonly key: PublicKey | undefined
  readonly isReachable: boolean
}

interface Seen {
  readonly page: URL
  readonly mock: boolean
  readonly keys: PublicKeys
}

export function siteOf(code: string, { page, mock, keys }: Seen): RegionSite | undefined {
  const host = redirectTarget(code, page.hostname)
  const home = homeOf(code)
  if (!host || !home) return undefined
  const local = isLocal(page.hostname)
  const address = new URL(local ? page.origin : `https://${host}`)
  address.hostname = host
  return { address, key: keys[home.name] ?? home.key, isReachable: local || !mock }
}

export function regionOf(hostname: string): string {
  return placeOf(hostname).region
}

const countries: Readonly<Record<string, string>> = { cn: 'CN', sg: 'SG', hk: 'HK', qb: 'CA', jp: 'JP', ae: 'AE', za: 'ZA' }

/** Several countries share the global site, so it asks the browser. Countries that the club doesn't serve get the British texts as they are. */
export function countryOf(region: string, browserLanguage: string): string {
  const [, own = 'US'] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(browserLanguage) ?? []
  const isServed = homeOf(own.toUpperCase()) !== undefined
  return countries[region] ?? (isServed ? own.toUpperCase() : 'GB')
}
