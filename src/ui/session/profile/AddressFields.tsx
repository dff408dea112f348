import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PrefectureField } from './PrefectureField.tsx'
import styles from './ProfileForm.module.scss'
import { type ProfilePart, ProfileText } from './ProfileText.tsx'

export const AddressFields = observer(function AddressFields(part: ProfilePart) {
  const { t } = useTranslation('account')
  const streets = [
    <ProfileText key="1" {...part} field="street1" autoComplete="address-line1" />,
    <ProfileText key="2" {...part} field="street2" autoComplete="address-line2" />,
  ]
  const city = <ProfileText {...part} field="city" autoComplete="address-level2" />
  const postalCode = <ProfileText {...part} field="postalCode" autoComplete="postal-code" />
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('profile.address')}</legend>
      {part.model.isJapan ? (
        <>
          <div className={styles['pair']}>
            {postalCode}
            <PrefectureField {...part} />
          </div>
          {city}
          {streets}
        </>
      ) : (
        <>
          {streets}
          <div className={styles['pair']}>
            {city}
            <ProfileText {...part} field="state" autoComplete="address-level1" />
          </div>
          <div className={styles['pair']}>{postalCode}</div>
        </>
      )}
    </fieldset>
  )
})
