import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import styles from './Deposit.module.scss'
import type { DepositViewModel } from './DepositViewModel.ts'

/** Card or instalments, as the providers offer them for this order. */
export const MethodRows = observer(function MethodRows({ model }: { readonly model: DepositViewModel }) {
  const { t } = useTranslation('deposit')
  const { offering, methods, method, payBy } = model.choices
  if (offering.fault) throw offering.fault.error
  if (offering.failure) {
    return (
      <FailureNotice failure={offering.failure} title={t('payment.unread')} onRetry={() => void offering.retry()} busy={offering.busy} />
    )
  }
  if (offering.value && methods.length === 0) return <p className={styles['note']}>{t('payment.none')}</p>
  const terms = offering.value?.affirm?.termsUrl
  return (
    <>
      {methods.length > 1 && (
        <RadioRows
          label={t('payment.method')}
          rows={methods.map((each) => ({ value: each, label: t(`payment.${each}`) }))}
          value={method}
          onChange={payBy}
        />
      )}
      {method === 'affirm' && (
        <p className={styles['note']}>
          {t('payment.lender')}{' '}
          {terms !== undefined && (
            <TextLink href={terms} target="_blank" rel="noreferrer" small={true}>
              {t('payment.terms')}
            </TextLink>
          )}
        </p>
      )}
    </>
  )
})
