import type { AddressInput } from './addressChecks.ts'
import { regionIn, regionsOf } from './countries.ts'
import type { CustomerAddressRow } from './data.ts'

export function addressFields(input: AddressInput, known?: CustomerAddressRow): Omit<CustomerAddressRow, 'id' | 'playerId'> {
  const told = (field: keyof AddressInput & keyof CustomerAddressRow) => {
    const value = input[field] === undefined ? known?.[field] : input[field]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const country = input.country_code ?? known?.country ?? ''
  return {
    ...{ firstname: told('firstname') ?? '', lastname: told('lastname') ?? '', middlename: told('middlename'), prefix: told('prefix') },
    ...{ suffix: told('suffix'), company: told('company'), city: told('city') ?? '', postcode: told('postcode'), fax: told('fax') },
    ...{ telephone: told('telephone') ?? '', vat_id: told('vat_id'), country, ...regionOf(input, country, known) },
    street: (input.street ?? known?.street ?? []).filter((line) => typeof line === 'string').filter((line) => line !== ''),
    defaultBilling: input.default_billing ?? known?.defaultBilling ?? false,
    defaultShipping: input.default_shipping ?? known?.defaultShipping ?? false,
  }
}

function regionOf(
  { region }: AddressInput,
  country: string,
  known?: CustomerAddressRow,
): Pick<CustomerAddressRow, 'regionId' | 'regionName'> {
  if (region === undefined) return { regionId: known?.regionId, regionName: known?.regionName }
  const words = region?.region_code ?? region?.region ?? undefined
  if (regionsOf(country).length === 0) return { regionName: region?.region ?? undefined }
  return { regionId: regionIn(country, { id: region?.region_id ?? undefined, words })?.id }
}
