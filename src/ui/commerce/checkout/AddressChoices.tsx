import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SavedAddress } from '#domain/commerce/address'
import { postalLines } from '#domain/commerce/postalLines'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { type RadioRow, RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { AddressChoice, AddressChoiceModel } from './AddressChoiceModel.ts'

interface AddressChoicesProps {
  readonly model: AddressChoiceModel
  readonly label: string
  readonly same?: string
  readonly onChange: (choice: AddressChoice) => void
}

export const AddressChoices = observer(function AddressChoices({ model, label, same, onChange }: AddressChoicesProps) {
  const { t } = useTranslation('checkout')
  const rowOf = useAddressRow()
  const rows: readonly RadioRow<AddressChoice>[] = [
    ...(same === undefined ? [] : [{ value: 'as-shipping' as const, label: same }]),
    ...model.saved.map(rowOf),
    { value: 'new', label: t('shipping.another') },
  ]
  return rows.length > 1 && <RadioRows label={label} labelHidden={true} rows={rows} value={model.choice} onChange={onChange} />
})

function useAddressRow(): (address: SavedAddress) => RadioRow<AddressChoice> {
  const nameOf = usePersonName()
  const formats = useFormats()
  return (address) => {
    const country = formats.country(address.countryCode) ?? address.countryCode
    return {
      value: `${address.id}`,
      label: <span data-street={address.street[0]}>{nameOf(address)}</span>,
      note: joinFacts(...postalLines(address, ''), country),
    }
  }
}
