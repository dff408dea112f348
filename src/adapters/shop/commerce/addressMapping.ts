import type { AddressEntry, AddressRegion, SavedAddress } from '#domain/commerce/address'
import type { CustomerAddressInput } from './addresses/documents.generated.ts'
import type { WireAddress } from './addressOperations.ts'

export function addressOf({ firstname, lastname, middlename, vat_id, country_code, region, ...wire }: WireAddress): SavedAddress {
  const { id, prefix = '', suffix = '', company = '', street, city, postcode = '', telephone = '', fax = '' } = wire
  const { default_billing: isDefaultBilling = false, default_shipping: isDefaultShipping = false } = wire
  return {
    ...{ id, prefix, firstName: firstname, middleName: middlename ?? '', lastName: lastname, suffix, company, vatId: vat_id ?? '' },
    ...{ street, city, region: regionOf(region), postcode, countryCode: country_code, telephone, fax, isDefaultBilling, isDefaultShipping },
  }
}

/** An id of 0 means none; then the code repeats the name. */
function regionOf(region: WireAddress['region']): AddressRegion | undefined {
  if (!region?.region) return undefined
  const isListed = Boolean(region.region_id)
  return { name: region.region, ...(isListed && { code: region.region_code, id: region.region_id }) }
}

/** All fields, so that cleared ones are cleared. */
export function inputOf(entry: AddressEntry): CustomerAddressInput {
  const { prefix, firstName, middleName, lastName, suffix, company, vatId, street, city, region, postcode, countryCode, telephone, fax } =
    entry
  return {
    ...{ prefix, firstname: firstName, middlename: middleName, lastname: lastName, suffix, company, vat_id: vatId },
    ...{ street: [...street], city, region: region ? wireRegion(region) : null, postcode, country_code: countryCode, telephone, fax },
    ...{ default_billing: entry.isDefaultBilling, default_shipping: entry.isDefaultShipping },
  }
}

function wireRegion({ name, code, id }: AddressRegion) {
  return { region: name, ...(code !== undefined && { region_code: code }), ...(id !== undefined && { region_id: id }) }
}
