import { preparedText } from '../shared/typedText.ts'
import { groupedText, type TextProblem, validText } from '../shared/validText.ts'
import type { AddressEntry, AddressRegion } from './address.ts'
import { type Country, needsPostcode, needsRegion } from './country.ts'
import { shopRules, shopText } from './shopText.ts'

/** `region` is typed, `regionId` chosen from the country's list. */
export const addressFields = [
  ...(['prefix', 'firstName', 'middleName', 'lastName', 'suffix', 'company', 'vatId', 'countryCode'] as const),
  ...(['street1', 'street2', 'city', 'region', 'regionId', 'postcode', 'telephone', 'fax'] as const),
] as const
export type AddressField = (typeof addressFields)[number]

export type AddressDraft = Readonly<Record<AddressField, string>>

export type AddressProblem = TextProblem | 'missing' | 'not-taken'
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressProblem>>>

export type AddressInput = Omit<AddressEntry, 'isDefaultBilling' | 'isDefaultShipping'>

const longest = 255

/** The most characters that the shop takes. */
export function longestOf(field: AddressField): number {
  if (field === 'city') return shopRules.city.longest
  return field === 'telephone' ? shopRules.telephone.longest : longest
}

type Read = (typed: string) => { readonly text: string } | { readonly problem: AddressProblem }
const free: Read = (typed) => validText(typed, longest)
const name: Read = (typed) => shopText(typed, shopRules.name)
/** The shop takes digits, capitals and hyphens of one width. */
const grouped: Read = (typed) => groupedText(typed, longest)

const readers: Readonly<Record<AddressField, Read>> = {
  ...{ prefix: free, firstName: name, middleName: name, lastName: name, suffix: free, company: free },
  ...{ street1: free, street2: free, region: free, regionId: free, countryCode: free },
  ...{ city: (typed) => shopText(typed, shopRules.city), telephone: (typed) => shopText(preparedText(typed), shopRules.telephone) },
  ...{ vatId: grouped, postcode: grouped, fax: grouped },
}
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

/** Rejects missing values and what the shop takes nowhere. Only the shop and its carriers check postcodes and streets. */
export function checkedAddress(typed: AddressDraft, country: Pick<Country, 'code' | 'regions'>): CheckedAddress {
  const problems: Partial<Record<AddressField, AddressProblem>> = {}
  const texts = { ...typed }
  const needed = neededFields(country)
  for (const field of addressFields) {
    const read = readers[field](typed[field])
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
