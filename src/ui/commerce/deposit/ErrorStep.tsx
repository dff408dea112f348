import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { DepositStep } from '#domain/commerce/deposit/deposit'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { BillingSelect } from './BillingSelect.tsx'
import styles from './Deposit.module.scss'
import type { DepositViewModel } from './DepositViewModel.ts'

interface ErrorStepProps {
  readonly model: DepositViewModel
  readonly step: Exclude<DepositStep, 'select'>
}

/** With the shop's own words, the first that it said. */
export const ErrorStep = observer(function ErrorStep({ model, step }: ErrorStepProps) {
  const { t } = useTranslation('deposit')
  const { message } = model
  return (
    <div className={styles['form']} data-step={step}>
      <Notice icon={CircleAlert} title={t(`errors.${step}`)}>
        <p>{t(`errors.${step}Lead`)}</p>
        {message !== '' && (
          <p data-part="message">
            {t('errors.message')} <q>{message}</q>
          </p>
        )}
      </Notice>
      {step === 'error-address' && <BillingSelect model={model} />}
    </div>
  )
})
