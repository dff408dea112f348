import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/session/contact'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import styles from '../contact/ContactForm.module.scss'

export function CurrentPhone({ contact: { phone, phoneVerified } }: { readonly contact: Contact }) {
  const { t } = useTranslation('contact')
  return (
    <dl className={styles['current']}>
      <dt>{t('contact.phoneNow')}</dt>
      <dd>{phone || t('contact.phoneNone')}</dd>
      {phoneVerified !== undefined && (
        <dd>
          <Badge kind={phoneVerified ? 'booked' : 'waiting'}>{t(phoneVerified ? 'contact.verified' : 'contact.unverified')}</Badge>
        </dd>
      )}
    </dl>
  )
}
