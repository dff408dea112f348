import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styles from './AddressFields.module.scss'
import { type AddressPart, AddressText } from './AddressText.tsx'

const fields = [
  ['company', 'organization'],
  ['vatId', 'off'],
  ['prefix', 'honorific-prefix'],
  ['middleName', 'additional-name'],
  ['suffix', 'honorific-suffix'],
  ['fax', 'fax'],
] as const

export const MoreAddressFields = observer(function MoreAddressFields(part: AddressPart) {
  const { t } = useTranslation('addressForm')
  const isUsed = fields.some(([field]) => part.form.typed[field] !== '' || part.form.problems[field])
  return (
    <details className={styles['more']} open={isUsed || undefined}>
      <summary className={styles['summary']}>{t('form.more')}</summary>
      <div className={styles['grid']}>
        {fields.map(([field, token]) => (
          <AddressText key={field} {...part} field={field} token={token} />
        ))}
      </div>
    </details>
  )
})
