import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import styles from './Deposit.module.scss'
import type { DepositViewModel } from './DepositViewModel.ts'

/** Of a deposit that was sent, until the provider has decided. */
export const DepositProgress = observer(function DepositProgress({ model }: { readonly model: DepositViewModel }) {
  const { t } = useTranslation('deposit')
  const { following, isStillProcessed } = model
  if (following.fault) throw following.fault.error
  const look = () => void model.look()
  if (following.failure) {
    return <FailureNotice failure={following.failure} title={t('progress.unread')} onRetry={look} busy={following.busy} />
  }
  if (isStillProcessed) {
    return (
      <Notice
        icon={Hourglass}
        title={t('progress.still')}
        mild={true}
        action={
          <Button variant="outline" onPress={look}>
            {t('progress.look')}
          </Button>
        }
      >
        {t('progress.stillLead')}
      </Notice>
    )
  }
  return (
    <section className={styles['form']} aria-label={t('progress.title')}>
      <h3 className={styles['title']}>{t('progress.title')}</h3>
      <p role="status">{t('progress.lead')}</p>
      <Spinner>
        <Skeleton lines={3} />
      </Spinner>
    </section>
  )
})
