import { useTranslation } from 'react-i18next'
import type { EndingMembership } from '#app/support/ports/CurrentMember'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './RoundLine.module.scss'

export function MembershipLine({ membership: { name, endsOn } }: { readonly membership: EndingMembership }) {
  const { t } = useTranslation('support')
  const formats = useFormats()
  return (
    <section aria-label={t('home.membership')} className={styles['line']}>
      <p>
        <strong>{t('home.membership')}</strong> {t('home.membershipEnds', { name, date: formats.shortDate(endsOn) })}
      </p>
      <TextLink href={paths.devices}>{t('home.toMemberships')}</TextLink>
    </section>
  )
}
