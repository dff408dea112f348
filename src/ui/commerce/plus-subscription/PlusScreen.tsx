import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PlusTrial } from '#domain/commerce/plus-subscription/plus'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ProductCard } from '../product-card/ProductCard.tsx'
import grid from '../product-card/ProductGrid.module.scss'
import styles from './PlusScreen.module.scss'
import { PlusViewModel } from './PlusViewModel.ts'
import { usePlusText } from './usePlusText.ts'

/** The subscription as it is, its trial, and the plans. */
export const PlusScreen = observer(function PlusScreen() {
  const { t } = useTranslation('plus')
  const textOf = usePlusText()
  const model = useViewModel(PlusViewModel)
  return (
    <div className={styles['page']} data-status={model.status}>
      <Screen title={t('title')}>
        <p className={styles['lead']}>{t('lead')}</p>
        <div className={styles['columns']}>
          <div className={styles['own']}>
            <LoadedView loaded={model.reading} skeleton={<Skeleton lines={2} />} failed={t('state.unread')}>
              {(plus) => (
                <p className={styles['state']} data-state={plus.state}>
                  {textOf(plus)}
                </p>
              )}
            </LoadedView>
            <LoadedView loaded={model.readingTrial} skeleton={<Skeleton lines={2} />} failed={t('trial.unread')}>
              {(trial) => <Trial trial={trial} model={model} />}
            </LoadedView>
          </div>
          <section aria-label={t('plans.title')} className={styles['plans']}>
            <h2 className={styles['title']}>{t('plans.title')}</h2>
            <LoadedView loaded={model.readingPlans} skeleton={<Skeleton kind="block" height="240px" />} failed={t('plans.unread')}>
              {(plans) =>
                plans.length === 0 ? (
                  <p>{t('plans.none')}</p>
                ) : (
                  <div className={grid['frame']}>
                    <ul className={grid['grid']}>
                      {plans.map((plan) => (
                        <ProductCard key={plan.id} product={plan} heading="h3" />
                      ))}
                    </ul>
                  </div>
                )
              }
            </LoadedView>
          </section>
        </div>
      </Screen>
    </div>
  )
})

const Trial = observer(function Trial({ trial, model }: { readonly trial: PlusTrial; readonly model: PlusViewModel }) {
  const { t } = useTranslation('plus')
  const { starting, daysLeft, isTrialShown } = model
  if (starting.fault) throw starting.fault.error
  const start = async () => {
    if (!(await model.startTrial())) return
    toasts.show(t('trial.done'))
  }
  if (!isTrialShown) return null
  return (
    <section aria-label={t('trial.title')} className={styles['trial']}>
      <h2 className={styles['title']}>{t('trial.title')}</h2>
      {starting.failure && (
        <FailureNotice failure={starting.failure} title={t('trial.failed')} of="asking" onRetry={() => void start()} busy={starting.busy} />
      )}
      {trial.state === 'running' ? (
        <p>{daysLeft === undefined ? t('trial.running') : t('trial.left', { count: daysLeft })}</p>
      ) : (
        <>
          <p>{t('trial.lead', { count: trial.days })}</p>
          <Button busy={starting.busy} busyLabel={t('trial.starting')} onPress={() => void start()}>
            {t('trial.start')}
          </Button>
        </>
      )}
    </section>
  )
})
