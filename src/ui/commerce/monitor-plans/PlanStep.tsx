import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { PlanFields } from '../add-to-cart/PlanFields.tsx'
import type { BuyMembershipViewModel } from './BuyMembershipViewModel.ts'
import styles from './MonitorPlans.module.scss'
import { PlanComparison } from './PlanComparison.tsx'
import { PlanRows } from './PlanRows.tsx'

export const PlanStep = observer(function PlanStep({ model }: { readonly model: BuyMembershipViewModel }) {
  const { t } = useTranslation('monitorPlans')
  const { plans, product, configurator, going, isMissing, isRefused } = model
  if (product.fault) throw product.fault.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.next()
  }
  return (
    <LoadedView loaded={plans} skeleton={<Skeleton lines={4} />} failed={t('buy.unread')}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title={t('buy.none')}>{t('buy.noneLead')}</EmptyState>
        ) : (
          <>
            <form className={styles['form']} aria-label={t('buy.selectPlans')} onSubmit={submit} noValidate={true}>
              <PlanRows
                plans={all}
                offered={model.offered}
                value={model.chosen}
                valueFor={({ urlKey }) => urlKey}
                onChange={(urlKey) => void model.choose(urlKey)}
              />
              <p className={styles['text']}>{t('buy.begins')}</p>
              {product.busy && <Skeleton lines={2} />}
              {product.failure && <FailureNotice failure={product.failure} title={t('buy.unreadOne')} onRetry={product.retry} />}
              {configurator && <PlanFields choosing={configurator} onErrors={() => undefined} />}
              {isMissing && (
                <p role="alert" className={styles['error']}>
                  {t('buy.missing')}
                </p>
              )}
              {isRefused && (
                <Notice icon={CircleAlert} title={t('buy.refused')}>
                  {t('buy.refusedLead')}
                </Notice>
              )}
              {going.failure && <FailureNotice failure={going.failure} title={t('buy.failed')} of="writing" />}
              <div>
                <Button type="submit" size="large" busy={going.busy} busyLabel={t('buy.busy')}>
                  {t('buy.next')}
                </Button>
              </div>
            </form>
            <PlanComparison plans={all} offered={model.offered} hasInstalments={true} />
          </>
        )
      }
    </LoadedView>
  )
})
