import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/shell/useFormats.ts'
import styles from './ProfileForm.module.scss'
import { type ProfilePart, ProfileText } from './ProfileText.tsx'

export const NameFields = observer(function NameFields(part: ProfilePart) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const isFamilyFirst = language === 'ja' || language === 'zh'
  const names = [
    <ProfileText key="first" {...part} field="firstName" autoComplete="given-name" isRequired />,
    <ProfileText key="last" {...part} field="lastName" autoComplete="family-name" />,
  ]
  const readings = [
    <ProfileText key="first" {...part} field="altFirstName" autoComplete="off" />,
    <ProfileText key="last" {...part} field="altLastName" autoComplete="off" />,
  ]
  const ordered = (fields: typeof names) => (isFamilyFirst ? fields.toReversed() : fields)
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('profile.name')}</legend>
      <p className={styles['note']}>{t('profile.needed')}</p>
      <div className={styles['pair']}>{ordered(names)}</div>
      {part.model.isJapan && <div className={styles['pair']}>{ordered(readings)}</div>}
    </fieldset>
  )
})
