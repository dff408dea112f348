import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import styles from './ProfileForm.module.scss'
import { type ProfilePart, ProfileText } from './ProfileText.tsx'

/** If the number receives text messages, it can be changed only with a code, in another section. */
export const PhoneField = observer(function PhoneField(part: ProfilePart) {
  const { t } = useTranslation('account')
  const { model, typed } = part
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('profile.phoneTitle')}</legend>
      {model.fields.includes('phone') ? (
        <ProfileText {...part} field="phone" type="tel" autoComplete="tel" inputMode="tel" />
      ) : (
        <div className={styles['kept']}>
          <p data-field="phone" className={styles['number']}>
            {typed.phone || t('profile.noPhone')}
          </p>
          <p>{t('profile.phoneInUse')}</p>
          <TextLink href={paths.contact}>{t('profile.toContact')}</TextLink>
        </div>
      )}
    </fieldset>
  )
})
