import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { PaymentProgress } from '../club-payment/PaymentProgress.tsx'
import styles from './RenewalsScreen.module.scss'
import type { RenewalsViewModel } from './RenewalsViewModel.ts'

/** Of a payment that was invoked, until it has renewed what it paid. */
export const RenewalProgress = observer(function RenewalProgress({ screen }: { readonly screen: RenewalsViewModel }) {
  const { t } = useTranslation('renewals')
  const { club, completing } = screen.payment
  if (completing.fault) throw completing.fault.error
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
  return <PaymentProgress payment={club} title={completing.busy ? t('progress.completing') : undefined} onLook={() => void screen.look()} />
})
