import { monitorStores } from '../http/monitorStores.ts'
import { type Region, regionNames, regions } from '../http/regions.ts'
import type { Language } from './languages.ts'

export type Currency = 'USD' | 'CAD' | 'CNY' | 'SGD' | 'HKD' | 'JPY' | 'AED' | 'ZAR'

/** Each with its own products, carts and customers. */
export type ShopName = 'club' | 'launch-monitor'

export interface Store {
  readonly id: number
  readonly code: string
  readonly shop: ShopName
  readonly name: string
  readonly language: Language
  readonly locale: string
  readonly currency: Currency
  readonly decimals: 0 | 2
  /** Units of the currency per US dollar. */
  readonly rate: number
  /** Prices are rounded to multiples of this many units. */
  readonly step: number
  readonly timezone: string
  readonly country: string
  readonly taxRate: number
  readonly taxName: string
  readonly taxIncluded: boolean
}

type Told = Omit<Store, 'id' | 'code' | 'country' | 'shop'>

const us: Told = {
  name: 'United States',
  language: 'en',
  locale: 'en_US',
  currency: 'USD',
  decimals: 2,
  rate: 1,
  step: 1,
  timezone: 'America/Chicago',
  taxRate: 0.0825,
  taxName: 'Sales tax',
  taxIncluded: false,
}

const told: Readonly<Record<Region, Told>> = {
  global: us,
  st: us,
  cn: {
    name: '中国',
    language: 'zh',
    locale: 'zh_CN',
    currency: 'CNY',
    decimals: 2,
    rate: 7.2,
    step: 10,
    timezone: 'Asia/Shanghai',
    taxRate: 0.13,
    taxName: '增值税',
    taxIncluded: true,
  },
  sg: {
    name: 'Singapore',
    language: 'en',
    locale: 'en_SG',
    currency: 'SGD',
    decimals: 2,
    rate: 1.35,
    step: 1,
    timezone: 'Asia/Singapore',
    taxRate: 0.09,
    taxName: 'GST',
    taxIncluded: true,
  },
  hk: {
    name: '香港',
    language: 'zh',
    locale: 'zh_HK',
    currency: 'HKD',
    decimals: 2,
    rate: 7.8,
    step: 10,
    timezone: 'Asia/Hong_Kong',
    taxRate: 0,
    taxName: '税',
    taxIncluded: true,
  },
  qb: {
    name: 'Québec',
    language: 'fr',
    locale: 'fr_CA',
    currency: 'CAD',
    decimals: 2,
    rate: 1.37,
    step: 1,
    timezone: 'America/Toronto',
    taxRate: 0.14975,
    taxName: 'TPS et TVQ',
    taxIncluded: false,
  },
  jp: {
    name: '日本',
    language: 'ja',
    locale: 'ja_JP',
    currency: 'JPY',
    decimals: 0,
    rate: 150,
    step: 100,
    timezone: 'Asia/Tokyo',
    taxRate: 0.1,
    taxName: '消費税',
    taxIncluded: true,
  },
  ae: {
    name: 'United Arab Emirates',
    language: 'en',
    locale: 'en_AE',
    currency: 'AED',
    decimals: 2,
    rate: 3.67,
    step: 5,
    timezone: 'Asia/Dubai',
    taxRate: 0.05,
    taxName: 'VAT',
    taxIncluded: true,
  },
  za: {
    name: 'South Africa',
    language: 'en',
    locale: 'en_ZA',
    currency: 'ZAR',
    decimals: 2,
    rate: 18.2,
    step: 50,
    timezone: 'Africa/Johannesburg',
    taxRate: 0.15,
    taxName: 'VAT',
    taxIncluded: true,
  },
}

export function storeNamed(code: string | null): Store | undefined {
  return clubStore(code) ?? monitorStore(code)
}

function clubStore(code: string | null): Store | undefined {
  const index = regionNames.findIndex((name) => regions[name].store === code)
  const region = regionNames[index]
  return region && { ...told[region], shop: 'club', id: index + 1, code: regions[region].store, country: regions[region].country }
}

/** Taxes, currency and language are those of a region. */
function monitorStore(code: string | null): Store | undefined {
  const index = monitorStores.findIndex((store) => store.code === code)
  const store = monitorStores[index]
  return store && { ...told[store.like], shop: 'launch-monitor', id: 21 + index, code: store.code, country: regions[store.like].country }
}

/** In minor units of the store's currency, rounded to customary prices. */
export function priceIn({ rate, step, decimals }: Store, cents: number): number {
  const units = (cents / 100) * rate
  const shown = rate === 1 ? units : Math.max(step, Math.round(units / step) * step)
  return Math.round(shown * 10 ** decimals)
}

export function moneyOf({ currency, decimals }: Store, minor: number) {
  return { value: minor / 10 ** decimals, currency }
}
