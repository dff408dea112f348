/** Where an installation's servers are: their origins, with a path where there is one. */
export interface ServerAddresses {
  readonly api: string
  /** Until a sign-in names the account's own shop. */
  readonly shop: string
}

export interface Addresses extends ServerAddresses {
  /** Films and their pictures: the one host of which they are shown. */
  readonly media: string
  /** Exchanges a card for a token. */
  readonly payments: string
}

interface Site extends Addresses {
  /** Host name of the pages. */
  readonly page: string
}

/** A region's own, to seal what only its servers may read; as a JWK. */
export interface PublicKey {
  readonly kty: 'RSA'
  readonly n: string
  readonly e: string
}
/** By the names of the regions. */
export type PublicKeys = Readonly<Record<string, PublicKey>>

export const stages = ['production', 'qa', 'dev'] as const
type Stage = (typeof stages)[number]

interface RegionHosts extends Readonly<Record<Stage, Site>> {
  readonly name: string
  /** The server's codes for the accounts that live here. */
  readonly codes: readonly string[]
  /** Where there is none, whoever is sent there signs in anew. */
  readonly key?: PublicKey
}

function site(page: string, domain = page): Site {
  return { page, ...serversIn(domain) }
}

function serversIn(domain: string): Addresses {
  const at = (name: string) => `https://${name}.${domain}`
  return { api: at('api'), shop: at('shop'), media: at('media'), payments: at('payments') }
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

/** The one table of hosts. A deployment's own names replace the placeholders here. */
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
  // The launch monitor's field test: nobody's account lives here, so nobody is sent here.
  placeholders('st', []),
]

const staging = site('staging.clubhouse.example')

/** Development and tests: `localhost` is global, `jp.localhost` is Japan. */
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
  /** The fake backend answers: nothing may reach a real server. */
  readonly mock: boolean
  /** Which of its regions, where the host's name does not say so. */
  readonly mockRegion?: string | undefined
  /** What the deployment itself says, from `/config.json`. */
  readonly configuration: { readonly [Name in keyof Addresses]?: Addresses[Name] | undefined }
}

/** The addresses for the page's host name; staging's for a host that the table does not know. */
export function addressesFor(hostname: string, { mock, mockRegion, configuration }: Circumstances): Addresses {
  const { region, stage } = placeOf(hostname)
  if (mock) return serversIn(`${mockRegion ?? region}.clubhouse.invalid`)
  const { api, shop, media, payments } = (stage && regions.find(({ name }) => name === region)?.[stage]) ?? staging
  return {
    api: configuration.api ?? api,
    shop: configuration.shop ?? shop,
    media: configuration.media ?? media,
    payments: configuration.payments ?? payments,
  }
}

function homeOf(code: string): RegionHosts | undefined {
  return regions.find(({ codes }) => codes.includes(code))
}

/** Host name of the site where accounts of this region live, of the same stage; a host of no stage counts as QA. */
export function redirectTarget(code: string, hostname: string): string | undefined {
  const target = homeOf(code)
  if (!target) return undefined
  if (isLocal(hostname)) return target.name === 'global' ? 'localhost' : `${target.name}.localhost`
  return target[placeOf(hostname).stage ?? 'qa'].page
}

export interface RegionSite {
  readonly address: URL
  readonly key: PublicKey | undefined
  /** Not from a preview of the fake backend on a host that says no region: its servers are in its page alone. */
  readonly isReachable: boolean
}

interface Seen {
  readonly page: URL
  /** The fake backend answers. */
  readonly mock: boolean
  /** The deployment's own, which win over the table's. */
  readonly keys: PublicKeys
}

/** The site of this region as the page can lead there: on the same port where all sites are local. */
export function siteOf(code: string, { page, mock, keys }: Seen): RegionSite | undefined {
  const host = redirectTarget(code, page.hostname)
  const home = homeOf(code)
  if (!host || !home) return undefined
  const local = isLocal(page.hostname)
  const address = new URL(local ? page.origin : `https://${host}`)
  address.hostname = host
  return { address, key: keys[home.name] ?? home.key, isReachable: local || !mock }
}

/** The host name decides the region; the language doesn't. */
export function regionOf(hostname: string): string {
  return placeOf(hostname).region
}
