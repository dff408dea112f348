import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { type AddressPart, AddressText } from './AddressText.tsx'

export const RegionField = observer(function RegionField({ form, purpose }: AddressPart) {
  const { t } = useTranslation('addressForm')
  const formats = useFormats()
  const { country, typed, problems, needed, change } = form
  if (country.regions.length === 0) return <AddressText form={form} purpose={purpose} field="region" token="address-level1" />
  const options = country.regions.map(({ id, name }) => ({ value: `${id}`, label: name }))
  return (
    <SelectField
      label={t('fields.regionId')}
      name="regionId"
      autoComplete={purpose ? `${purpose} address-level1` : 'address-level1'}
      optional={!needed.includes('regionId')}
      options={formats.inOrder(options, ({ label }) => label)}
      value={typed.regionId || undefined}
      onChange={(id) => change('regionId', id)}
      error={problems.regionId && t(`problems.${problems.regionId}`)}
    />
  )
})
