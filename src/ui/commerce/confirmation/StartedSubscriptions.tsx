import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { nextStepOf, type Subscription } from '#domain/commerce/subscriptions/subscription'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'

export const StartedSubscriptions = observer(function StartedSubscriptions({
  loaded,
}: {
  readonly loaded: Loaded<readonly Subscription[]>
}) {
  const { t } = useTranslation('checkout')
  return (
    <LoadedView loaded={loaded} skeleton={<Skeleton lines={1} />} failed={t('done.subscriptionsUnread')}>
      {(subscriptions) => (
        <div>
          {subscriptions.map((subscription) => (
            <NextPayment key={subscription.id} subscription={subscription} />
          ))}
          {subscriptions.length > 0 && <TextLink href={paths.subscriptions}>{t('done.toSubscriptions')}</TextLink>}
        </div>
      )}
    </LoadedView>
  )
})

function NextPayment({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  const next = nextStepOf(subscription)
  if (!('on' in next)) return null
  return (
    <p data-next-payment={next.on.toString()}>
      {t('done.nextPayment', { name: subscription.name, amount: formats.money(next.amount), day: formats.dayOfYear(next.on) })}
    </p>
  )
}
