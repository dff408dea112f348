import { type TextProblem, validText } from '../shared/validText.ts'
import type { AddressEntry, AddressRegion } from './address.ts'
import { type Country, needsPostcode, needsRegion } from './country.ts'

/** `region` is typed, `regionId` chosen from the country's list. */
export const addressFields = [
  ...(['prefix', 'firstName', 'middleName', 'lastName', 'suffix', 'company', 'vatId', 'countryCode'] as const),
  ...(['street1', 'street2', 'city', 'region', 'regionId', 'postcode', 'telephone', 'fax'] as const),
] as const
export type AddressField = (typeof addressFields)[number]

export type AddressDraft = Readonly<Record<AddressField, string>>

export type AddressProblem = TextProblem | 'missing'
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>

export type AddressInput = Omit<AddressEntry, 'isDefaultBilling' | 'isDefaultShipping'>

const longest = 255
const alwaysNeeded: readonly AddressField[] = ['firstName', 'lastName', 'countryCode', 'street1', 'city', 'telephone']

export function emptyDraft(countryCode: string): AddressDraft {
  return {
    ...{ prefix: '', firstName: '', middleName: '', lastName: '', suffix: '', company: '', vatId: '', countryCode },
    ...{ street1: '', street2: '', city: '', region: '', regionId: '', postcode: '', telephone: '', fax: '' },
  }
}

/** Further lines of the street are appended to the second. */
export function draftOf({ street, region, ...same }: AddressInput): AddressDraft {
  const { prefix, firstName, middleName, lastName, suffix, company, vatId, countryCode, city, postcode, telephone, fax } = same
  const [street1 = '', ...others] = street
  return {
    ...{ prefix, firstName, middleName, lastName, suffix, company, vatId, countryCode, street1, street2: others.join(', '), city },
    ...{ region: region?.name ?? '', regionId: `${region?.id ?? ''}`, postcode, telephone, fax },
  }
}

/** Required fields in this country; its regions may not be loaded yet. */
export function neededFields(country: Pick<Country, 'code' | 'regions'>): readonly AddressField[] {
  return [
    ...alwaysNeeded,
    ...(needsPostcode(country.code) ? (['postcode'] as const) : []),
    ...(needsRegion(country) ? (['regionId'] as const) : []),
  ]
}

export type CheckedAddress =
  | { readonly kind: 'address'; readonly address: AddressInput }
  | { readonly kind: 'problems'; readonly fields: AddressProblems }

/** Rejects missing values, more than 255 characters and control characters. Only the shop and its carriers check postcodes and numbers. */
export function checkedAddress(typed: AddressDraft, country: Pick<Country, 'code' | 'regions'>): CheckedAddress {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  const texts = { ...typed }
  const needed = neededFields(country)
  for (const field of addressFields) {
    const read = validText(typed[field], longest)
    if ('problem' in read) problems[field] = read.problem
    else if (read.text === '' && needed.includes(field)) problems[field] = 'missing'
    else texts[field] = read.text
  }
  return Object.keys(problems).length > 0 ? { kind: 'problems', fields: problems } : { kind: 'address', address: addressOf(texts, country) }
}

function addressOf(texts: AddressDraft, { regions }: Pick<Country, 'regions'>): AddressInput {
  const { street1, street2, region, regionId, ...same } = texts
  return { ...same, street: street2 === '' ? [street1] : [street1, street2], region: regionOf(region, regionId, regions) }
}

function regionOf(words: string, id: string, regions: Country['regions']): AddressRegion | undefined {
  if (regions.length > 0) return regions.find((region) => `${region.id}` === id)
  return words === '' ? undefined : { name: words }
}
