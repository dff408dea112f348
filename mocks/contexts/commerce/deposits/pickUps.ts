import { regionIn } from '../places/countries.ts'

interface PickUp {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly telephone: string
  readonly region?: string
}

/** The centre of each country where fitted clubs are collected. */
const centres: Readonly<Record<string, PickUp>> = {
  US: {
    ...{ name: 'Lakeshore Tempo Room', street: '1180 Harborview Walk', city: 'Chicago', postcode: '60601', region: 'IL' },
    telephone: '+1 312 555 0111',
  },
  CA: {
    ...{ name: 'Atelier Rive-Sud', street: '415, rue des Aulnes', city: 'Montréal', postcode: 'H3C 2N9', region: 'QC' },
    telephone: '+1 514 555 0133',
  },
  JP: {
    ...{ name: 'Kawabe Golf Koubou', street: '川辺町 3-14-2', city: '中央区', postcode: '104-0061', region: '東京都' },
    telephone: '+81 3 5550 0177',
  },
  CN: { name: '滨江高尔夫工坊', street: '滨江路1180号', city: '上海市', postcode: '200120', region: 'SH', telephone: '+86 21 5550 0155' },
  SG: { name: 'Marina Quay Studio', street: '7 Lantern Quay', city: 'Singapore', postcode: '018956', telephone: '+65 6555 0122' },
  HK: { name: 'Harbour North', street: '21 Kingfisher Road', city: 'Hong Kong', postcode: '999077', telephone: '+852 2555 0166' },
  AE: { name: 'Desert Bloom', street: '5 Ghaf Avenue', city: 'Dubai', postcode: '00000', telephone: '+971 4 555 0144' },
  ZA: { name: 'Table View', street: '36 Fynbos Road', city: 'Cape Town', postcode: '7441', telephone: '+27 21 555 0188' },
}

export function pickUpOf(country: string) {
  const centre = centres[country]
  if (!centre) throw new Error(`There is no centre in ${country}`)
  const { region: words, ...place } = centre
  const region = words === undefined ? undefined : regionIn(country, { words })
  return { ...place, country, regionName: region?.name ?? words, regionCode: region?.code, regionId: region?.id }
}
