import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Buck } from '#domain/commerce/bucks/buck'
import type { Coupon } from '#domain/commerce/coupons/coupon'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './RewardsScreen.module.scss'
import { RewardsViewModel } from './RewardsViewModel.ts'

/** Bucks for renewals and coupons for the cart. */
export const RewardsScreen = observer(function RewardsScreen() {
  const { t } = useTranslation('rewards')
  const formats = useFormats()
  const model = useViewModel(RewardsViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('title')}>
        <section aria-label={t('bucks.title')} className={styles['section']}>
          <h2 className={styles['title']}>{t('bucks.title')}</h2>
          <p className={styles['lead']}>
            {t('bucks.lead')} <TextLink href={paths.renewals}>{t('bucks.toRenewals')}</TextLink>
          </p>
          <LoadedView loaded={model.readingBucks} skeleton={<Skeleton lines={3} />} failed={t('bucks.unread')}>
            {() => (
              <Rewards
                rewards={model.bucks}
                model={model}
                none={t('bucks.none')}
                figure={({ amount }) => <data value={`${amount.minor} ${amount.currency}`}>{formats.money(amount)}</data>}
              />
            )}
          </LoadedView>
        </section>
        <section aria-label={t('coupons.title')} className={styles['section']}>
          <h2 className={styles['title']}>{t('coupons.title')}</h2>
          <p className={styles['lead']}>
            {t('coupons.lead')} <TextLink href={paths.cart}>{t('coupons.toCart')}</TextLink>
          </p>
          <LoadedView loaded={model.readingCoupons} skeleton={<Skeleton lines={3} />} failed={t('coupons.unread')}>
            {() => <Rewards rewards={model.coupons} model={model} none={t('coupons.none')} figure={({ code }) => <code>{code}</code>} />}
          </LoadedView>
        </section>
      </Screen>
    </div>
  )
})

interface RewardsProps<Reward extends Buck | Coupon> {
  readonly rewards: readonly Reward[]
  readonly model: RewardsViewModel
  readonly none: string
  readonly figure: (reward: Reward) => ReactNode
}

function Rewards<Reward extends Buck | Coupon>({ rewards, model, none, figure }: RewardsProps<Reward>) {
  const { t } = useTranslation('rewards')
  const formats = useFormats()
  if (rewards.length === 0) return <p>{none}</p>
  return (
    <ul className={styles['rewards']}>
      {rewards.map((reward) => (
        <li key={reward.id} data-reward={reward.name}>
          <div>
            <h3 className={styles['name']}>{reward.name}</h3>
            <p className={styles['until']}>
              {reward.expiresOn ? t('until', { day: formats.dayOfYear(reward.expiresOn) }) : t('noEnd')}
              {model.expiresSoon(reward) && <Badge kind="waiting">{t('soon')}</Badge>}
            </p>
          </div>
          <span className={styles['figure']}>{figure(reward)}</span>
        </li>
      ))}
    </ul>
  )
}
