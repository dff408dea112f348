import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './ClubPayment.module.scss'
import type { ClubPayment, InvokedPayment } from './ClubPayment.ts'

interface PaymentProgressProps {
  readonly payment: Pick<ClubPayment<InvokedPayment>, 'following' | 'isStillProcessed' | 'total'>
  /** Replaces the usual title. */
  readonly title?: string | undefined
  readonly onLook: () => void
}

/** Of a payment that was invoked, until it has ended. */
export const PaymentProgress = observer(function PaymentProgress({ payment, title, onLook }: PaymentProgressProps) {
  const { t } = useTranslation('clubPayment')
  const formats = useFormats()
  const { following, isStillProcessed, total } = payment
  if (following.fault) throw following.fault.error
  if (following.failure) {
    return <FailureNotice failure={following.failure} title={t('progress.unread')} onRetry={onLook} busy={following.busy} />
  }
  const sum = total && <p data-part="paying">{t('progress.total', { total: formats.money(total) })}</p>
  if (isStillProcessed) {
    const look = (
      <Button variant="outline" onPress={onLook}>
        {t('progress.look')}
      </Button>
    )
    return (
      <Notice icon={Hourglass} title={t('progress.still')} mild={true} action={look}>
        {sum}
        <p>{t('progress.stillLead')}</p>
      </Notice>
    )
  }
  return (
    <section className={styles['part']} aria-labelledby="progress">
      <h2 id="progress" className={styles['title']}>
        {title ?? t('progress.title')}
      </h2>
      {sum}
      <p role="status">{t('progress.lead')}</p>
      <Spinner>
        <Skeleton lines={4} />
      </Spinner>
    </section>
  )
})
