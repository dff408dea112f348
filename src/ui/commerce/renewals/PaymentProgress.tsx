import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import styles from './RenewalsScreen.module.scss'
import type { RenewalsViewModel } from './RenewalsViewModel.ts'

/** Of a payment that was invoked, until it has renewed what it paid. */
export const PaymentProgress = observer(function PaymentProgress({ screen }: { readonly screen: RenewalsViewModel }) {
  const { t } = useTranslation('renewals')
  const { following, completing, isStillProcessed } = screen.payment
  const fault = following.fault ?? completing.fault
  if (fault) throw fault.error
  if (completing.failure) {
    return (
      <div className={styles['part']}>
        <FailureNotice failure={completing.failure} title={t('progress.unfinished')} of="writing" />
        <Button onPress={() => void screen.complete()} busy={completing.busy} busyLabel={t('progress.completing')}>
          {t('progress.finish')}
        </Button>
      </div>
    )
  }
  if (following.failure) {
    return (
      <FailureNotice failure={following.failure} title={t('progress.unread')} onRetry={() => void screen.look()} busy={following.busy} />
    )
  }
  if (isStillProcessed) {
    return (
      <Notice
        icon={Hourglass}
        title={t('progress.still')}
        mild={true}
        action={
          <Button variant="outline" onPress={() => void screen.look()}>
            {t('progress.look')}
          </Button>
        }
      >
        {t('progress.stillLead')}
      </Notice>
    )
  }
  return (
    <section className={styles['part']} aria-labelledby="progress">
      <h2 id="progress" className={styles['title']}>
        {completing.busy ? t('progress.completing') : t('progress.title')}
      </h2>
      <p role="status">{t('progress.lead')}</p>
      <Spinner>
        <Skeleton lines={4} />
      </Spinner>
    </section>
  )
})
