import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { nextStepOf, type Subscription } from '#domain/commerce/subscriptions/subscription'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useSubscriptionText } from '../subscriptions/useSubscriptionText.ts'
import { PlanRow } from './PlanRow.tsx'
import { PlansPart } from './PlansPart.tsx'
import styles from './PlansScreen.module.scss'
import type { PlansViewModel } from './PlansViewModel.ts'

export const SubscriptionsPart = observer(function SubscriptionsPart({ model }: { readonly model: PlansViewModel }) {
  const { t } = useTranslation(['plans', 'subscriptions'])
  return (
    <PlansPart
      title={t('subscriptions.title')}
      lead={t('subscriptions.lead')}
      actions={[{ href: paths.subscriptions, label: t('subscriptions.manage') }]}
    >
      <LoadedView loaded={model.history} skeleton={<Skeleton lines={4} />} failed={t('subscriptions:list.unread')}>
        {() =>
          model.subscriptions.length === 0 ? (
            <p>{t('subscriptions:list.none')}</p>
          ) : (
            model.subscriptions.map((subscription) => <SubscriptionPlan key={subscription.id} subscription={subscription} />)
          )
        }
      </LoadedView>
    </PlansPart>
  )
})

function SubscriptionPlan({ subscription }: { readonly subscription: Subscription }) {
  const formats = useFormats()
  const { itemText, frequencyText, nextText } = useSubscriptionText()
  const { name, items, amount } = subscription
  const figure = (
    <data value={`${amount.minor} ${amount.currency}`} className={styles['figure']}>
      {formats.money(amount)}
    </data>
  )
  return (
    <PlanRow
      name={name}
      facts={[...items.map(itemText), frequencyText(subscription), nextText(nextStepOf(subscription))]}
      figure={figure}
    />
  )
}
