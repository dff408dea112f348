import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import styles from './ProfileForm.module.scss'
import type { ProfilePart } from './ProfileText.tsx'

export const ProfilePhone = observer(function ProfilePhone({ model, typed }: ProfilePart) {
  const { t } = useTranslation('account')
  const problem = model.problems.phone
  return (
    <section data-invalid={problem && true} className={styles['kept']}>
      <h2 className={styles['legend']}>{t('profile.phoneTitle')}</h2>
      <p data-field="phone" className={styles['number']}>
        {typed.phone || t('profile.noPhone')}
      </p>
      {problem && (
        <p role="alert" className={styles['refused']}>
          {t(`problems.${problem}`)}
        </p>
      )}
      <TextLink href={`${paths.contact}?tab=phone`}>{t('profile.toContact')}</TextLink>
    </section>
  )
})
