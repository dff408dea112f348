import type { Store } from '../../../world/stores.ts'
import { regionLists } from './regionLists.ts'

export interface Region {
  readonly id: number
  readonly country: string
  readonly code: string
  readonly name: string
  readonly ownName: string
}

/** Countries that the shop ships to: ISO 3166 alpha-2 codes with alpha-3. */
const countries: Readonly<Record<string, string>> = {
  ...{ US: 'USA', CA: 'CAN', AU: 'AUS', DE: 'DEU', FR: 'FRA', IT: 'ITA', ES: 'ESP', MX: 'MEX', BR: 'BRA', IN: 'IND', CN: 'CHN' },
  ...{ GB: 'GBR', IE: 'IRL', NL: 'NLD', BE: 'BEL', LU: 'LUX', CH: 'CHE', AT: 'AUT', PT: 'PRT', DK: 'DNK', SE: 'SWE', NO: 'NOR' },
  ...{ FI: 'FIN', IS: 'ISL', PL: 'POL', CZ: 'CZE', GR: 'GRC', TR: 'TUR', JP: 'JPN', KR: 'KOR', TW: 'TWN', HK: 'HKG', MO: 'MAC' },
  ...{ SG: 'SGP', MY: 'MYS', TH: 'THA', NZ: 'NZL', AE: 'ARE', QA: 'QAT', ZA: 'ZAF', EG: 'EGY', IL: 'ISR' },
}

export const countryCodes: readonly string[] = Object.keys(countries)

const regions: readonly Region[] = Object.entries(regionLists)
  .flatMap(([country, list]) => list.split(',').map((entry) => ({ country, entry })))
  .map(({ country, entry }, index) => {
    const [code = '', names = ''] = entry.split(':')
    const [name = '', ownName = name] = names.split('/')
    return { id: index + 1, country, code, name, ownName }
  })

export function regionsOf(country: string): readonly Region[] {
  return regions.filter((region) => region.country === country)
}

export function regionIn(
  country: string,
  told: { readonly id?: number | undefined; readonly words?: string | undefined },
): Region | undefined {
  const words = told.words?.toLowerCase()
  return told.id === undefined
    ? regionsOf(country).find(({ code, name, ownName }) => [code, name, ownName].some((word) => word.toLowerCase() === words))
    : regionsOf(country).find(({ id }) => id === told.id)
}

export function nameOfRegion({ name, ownName }: Region, { language }: Store): string {
  return language === 'zh' ? ownName : name
}

export function wireCountry(code: string, store: Store) {
  const threeLetters = countries[code]
  if (threeLetters === undefined) return undefined
  const available = regionsOf(code)
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetters,
    full_name_locale: nameIn(store.locale.replace('_', '-'), code),
    full_name_english: nameIn('en', code),
    available_regions:
      available.length === 0 ? null : available.map((region) => ({ id: region.id, code: region.code, name: nameOfRegion(region, store) })),
  }
}

function nameIn(locale: string, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
