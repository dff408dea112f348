import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isLargestFirst, postcodeLike } from '#domain/commerce/country'
import { useLanguage } from '#ui/shell/useFormats.ts'
import styles from './AddressFields.module.scss'
import { type AddressPart, AddressText } from './AddressText.tsx'
import { CountryField } from './CountryField.tsx'
import { RegionField } from './RegionField.tsx'

export const AddressFields = observer(function AddressFields(part: AddressPart) {
  return (
    <div className={styles['fields']}>
      <Names {...part} />
      <CountryField {...part} />
      <Place {...part} />
      <AddressText {...part} field="telephone" token="tel" type="tel" />
    </div>
  )
})

function Names(part: AddressPart) {
  const language = useLanguage()
  const names = [
    <AddressText key="first" {...part} field="firstName" token="given-name" />,
    <AddressText key="last" {...part} field="lastName" token="family-name" />,
  ]
  const isFamilyFirst = language === 'ja' || language === 'zh'
  return <div className={styles['pair']}>{isFamilyFirst ? names.toReversed() : names}</div>
}

const Place = observer(function Place(part: AddressPart) {
  const { t } = useTranslation('addressForm')
  const { code } = part.form.country
  const example = postcodeLike(code)
  const lines = [
    <AddressText key="1" {...part} field="street1" token="address-line1" />,
    <AddressText key="2" {...part} field="street2" token="address-line2" />,
  ]
  const city = <AddressText key="city" {...part} field="city" token="address-level2" />
  const region = <RegionField key="region" {...part} />
  const help = example === undefined ? undefined : t('form.postcodeLike', { example })
  const postcode = <AddressText key="postcode" {...part} field="postcode" token="postal-code" help={help} />
  if (!isLargestFirst(code)) {
    return (
      <>
        {lines}
        <div className={styles['pair']}>{[city, postcode]}</div>
        {region}
      </>
    )
  }
  return (
    <>
      <div className={styles['pair']}>{[postcode, region]}</div>
      {city}
      {lines}
    </>
  )
})
