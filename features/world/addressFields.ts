import type { AddressField } from '#domain/commerce/addressDraft'

const names = new Map<string, AddressField>([
  ['country', 'countryCode'],
  ['first name', 'firstName'],
  ['last name', 'lastName'],
  ['street', 'street1'],
  ['house', 'street2'],
  ['city', 'city'],
  ['region', 'regionId'],
  ['region in words', 'region'],
  ['postal code', 'postcode'],
  ['phone number', 'telephone'],
  ['title', 'prefix'],
  ['middle name', 'middleName'],
  ['name suffix', 'suffix'],
  ['VAT number', 'vatId'],
  ['fax number', 'fax'],
])

export function addressField(name: string): AddressField {
  const found = names.get(name)
  if (!found) throw new Error(`There is no ${name} in an address`)
  return found
}
