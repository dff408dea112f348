import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Subscription, SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FactLine } from '#ui/kit/content/FactLine.tsx'
import { Badge, type BadgeKind } from '#ui/kit/feedback/Badge.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { SubscriptionDetails } from './SubscriptionDetails.tsx'
import styles from './SubscriptionsScreen.module.scss'
import type { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'
import { useSubscriptionText } from './useSubscriptionText.ts'

const kinds: Readonly<Record<SubscriptionStatus['kind'], BadgeKind>> = {
  ...{ active: 'booked', paused: 'waiting', payment_failed: 'failed', canceled: 'past', complete: 'past', other: 'past' },
}

interface SubscriptionRowProps {
  readonly subscription: Subscription
  readonly model: SubscriptionsViewModel
}

export const SubscriptionRow = observer(function SubscriptionRow({ subscription, model }: SubscriptionRowProps) {
  const { t } = useTranslation('subscriptions')
  const formats = useFormats()
  const { statusText, frequencyText, paymentsText, nextText, itemText, taxText } = useSubscriptionText()
  const { name, number, status, amount, items } = subscription
  const next = model.nextOf(subscription)
  return (
    <li className={styles['subscription']} data-subscription={number}>
      <div className={styles['head']}>
        <div className={styles['what']}>
          <h2 className={styles['name']}>{name}</h2>
          <ul className={styles['items']} data-items={true}>
            {items.map((item) => (
              <li key={item.id}>{itemText(item)}</li>
            ))}
          </ul>
          <p className={styles['schedule']}>
            <FactLine facts={[frequencyText(subscription), paymentsText(subscription)]} />
          </p>
        </div>
        <div className={styles['sums']}>
          <span data-status={status.kind}>
            <Badge kind={kinds[status.kind]}>{statusText(status)}</Badge>
          </span>
          <data className={styles['amount']} value={`${amount.minor} ${amount.currency}`}>
            {formats.money(amount)}
          </data>
          <span className={styles['tax']}>{taxText(subscription)}</span>
        </div>
      </div>
      <p className={styles['next']} data-next={next.kind} data-day={'on' in next ? next.on.toString() : undefined}>
        {nextText(next)}
      </p>
      <div className={styles['acts']}>
        {model.status.offers(subscription).map((target) => (
          <Button
            key={target}
            variant={target === 'canceled' ? 'quiet' : 'outline'}
            aria-label={t(`${target}.named`, { name })}
            onPress={() => model.ask(subscription, target)}
          >
            {t(`${target}.button`)}
          </Button>
        ))}
      </div>
      <SubscriptionDetails subscription={subscription} model={model} />
    </li>
  )
})
