import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isOpen, type Subscription } from '#domain/commerce/subscriptions/subscription'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { pathOfOrder } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { AddressBlock } from '../address/AddressBlock.tsx'
import styles from './SubscriptionDetails.module.scss'
import type { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'
import { useSubscriptionText } from './useSubscriptionText.ts'

interface SubscriptionDetailsProps {
  readonly subscription: Subscription
  readonly model: SubscriptionsViewModel
}

export const SubscriptionDetails = observer(function SubscriptionDetails({ subscription, model }: SubscriptionDetailsProps) {
  const { t } = useTranslation('subscriptions')
  const { cardText } = useSubscriptionText()
  const { billingAddress, shippingAddress, card, name } = subscription
  return (
    <details className={styles['details']}>
      <summary className={styles['summary']}>{t('details.show')}</summary>
      <div className={styles['columns']}>
        {card && (
          <section aria-label={t('details.card')}>
            <h3 className={styles['title']}>{t('details.card')}</h3>
            <p data-last4={card.last4}>{cardText(card)}</p>
            {card.owner !== undefined && <p>{card.owner}</p>}
          </section>
        )}
        {shippingAddress && (
          <section aria-label={t('details.shippedTo')}>
            <h3 className={styles['title']}>{t('details.shippedTo')}</h3>
            <div data-street={shippingAddress.street[0]}>
              <AddressBlock address={shippingAddress} />
            </div>
          </section>
        )}
        {billingAddress && (
          <section aria-label={t('details.billedTo')}>
            <h3 className={styles['title']}>{t('details.billedTo')}</h3>
            <AddressBlock address={billingAddress} />
          </section>
        )}
      </div>
      {isOpen(subscription) && (
        <Button variant="outline" aria-label={t('addresses.named', { name })} onPress={() => model.addresses.open(subscription)}>
          {t('addresses.button')}
        </Button>
      )}
      <Events subscription={subscription} />
    </details>
  )
})

function Events({ subscription: { events } }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('subscriptions')
  const formats = useFormats()
  const { statusText } = useSubscriptionText()
  if (events.length === 0) return null
  return (
    <section aria-label={t('details.history')}>
      <h3 className={styles['title']}>{t('details.history')}</h3>
      <ul className={styles['events']}>
        {events.map(({ id, at, status, byCustomer, orderNumber }) => (
          <li key={id} data-event={at.toPlainDate().toString()}>
            <time dateTime={at.toString()}>{formats.shortDate(at.toPlainDate())}</time>
            <span>
              {t(byCustomer ? 'details.byYou' : 'details.byShop', { status: statusText(status) })}
              {orderNumber !== undefined && (
                <>
                  {' '}
                  <TextLink href={pathOfOrder(orderNumber)} small={true}>
                    {t('details.order', { number: orderNumber })}
                  </TextLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
