export const regions = {
  global: { code: 'US', country: 'US', store: 'us_en' },
  cn: { code: 'CN', country: 'CN', store: 'cn_zh' },
  sg: { code: 'SG', country: 'SG', store: 'sg_en' },
  hk: { code: 'HK', country: 'HK', store: 'hk_zh' },
  qb: { code: 'QB', country: 'CA', store: 'ca_fr' },
  jp: { code: 'JP', country: 'JP', store: 'jp_ja' },
  ae: { code: 'AE', country: 'AE', store: 'ae_en' },
  za: { code: 'ZA', country: 'ZA', store: 'za_en' },
  /** Field test of the launch monitor: no accounts live here, but all are accepted. */
  st: { code: 'US', country: 'US', store: 'us_en' },
} as const

export type Region = keyof typeof regions

export const regionNames = ['global', 'cn', 'sg', 'hk', 'qb', 'jp', 'ae', 'za', 'st'] as const satisfies readonly Region[]

export type ServerName = 'api' | 'shop' | 'uploads'

const hostNames = ['api', 'shop', 'media', 'payments', 'uploads'] as const

export interface Host {
  readonly server: (typeof hostNames)[number]
  readonly region: Region
}

const pattern = /^([a-z]+)\.([a-z]+)\.(?:clubhouse\.invalid|localhost)$/

export function hostOf(hostname: string): Host | undefined {
  const [, host, name] = pattern.exec(hostname) ?? []
  const server = hostNames.find((each) => each === host)
  const region = regionNames.find((each) => each === name)
  return server && region && { server, region }
}

/** `localhost` is global, `jp.localhost` is Japan. */
export function regionOfPage(hostname: string): Region {
  return regionNames.find((name) => hostname === `${name}.localhost`) ?? 'global'
}

export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

export function hostOfRegion(region: Region): string {
  return region === 'global' ? 'localhost' : `${region}.localhost`
}

/** Undefined if the server's name belongs to no site. */
export function siteOfServer({ protocol, hostname, port }: URL, region: Region): string | undefined {
  return hostname.endsWith('.localhost') ? `${protocol}//${hostOfRegion(region)}${port && `:${port}`}/` : undefined
}
