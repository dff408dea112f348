import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { MembershipPage } from './MembershipPage.tsx'
import styles from './MonitorPlans.module.scss'
import { PaymentInfoViewModel } from './PaymentInfoViewModel.ts'
import { PlanCardForm } from './PlanCardForm.tsx'

export const PaymentInfoScreen = observer(function PaymentInfoScreen() {
  const { t } = useTranslation('monitorPlans')
  const formats = useFormats()
  const { id = '' } = useParams()
  const model = useViewModel(PaymentInfoViewModel)
  useEffect(() => void model.read(id), [model, id])
  const { card, sending, mayPay } = model
  return (
    <MembershipPage title={t('card.title')} loaded={model.reading} isOffered={model.isOffered}>
      {({ name, endsOn }) =>
        model.isSent ? (
          <p role="status" className={styles['success']}>
            <CircleCheck size={24} aria-hidden={true} />
            {t('card.sent')}
          </p>
        ) : (
          <>
            <p className={styles['text']}>
              {endsOn ? t('card.leadOn', { name, date: formats.shortDate(endsOn) }) : t('card.lead', { name })}
            </p>
            <PlanCardForm
              {...{ card, mayPay, task: sending, label: t('card.title'), action: t('card.send'), onPay: model.send }}
              {...{ failed: t('card.failed'), unconfirmed: t('card.unconfirmed') }}
            />
          </>
        )
      }
    </MembershipPage>
  )
})
