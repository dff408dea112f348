import { useTranslation } from 'react-i18next'
import type { Money } from '#domain/commerce/money'
import type { Consequence } from '#domain/commerce/subscriptions/statusChange'
import {
  type NextStep,
  type Subscription,
  type SubscriptionCard,
  type SubscriptionItem,
  type SubscriptionStatus,
  taxOf,
} from '#domain/commerce/subscriptions/subscription'
import { useFormats } from '#ui/shell/useFormats.ts'

type ConsequenceOf<Kind extends Consequence['kind']> = Extract<Consequence, { readonly kind: Kind }>

/** Sentences about a subscription in the player's language. */
export function useSubscriptionText() {
  const { t } = useTranslation('subscriptions')
  const formats = useFormats()
  const dueOf = (day: Temporal.PlainDate, amount: Money) => ({ day: formats.dayOfYear(day), amount: formats.money(amount) })
  const pausedTexts = ({ amount, skipped, isShipped }: ConsequenceOf<'paused'>) => [
    t('costs.pausedNow'),
    ...(skipped ? [t(isShipped ? 'costs.pausedSkips' : 'costs.pausedSkipsPayment', dueOf(skipped, amount))] : []),
    t(isShipped ? 'costs.pausedUntil' : 'costs.pausedUncharged'),
  ]
  const canceledTexts = ({ paymentsLeft, isShipped, usableUntil }: ConsequenceOf<'canceled'>) => [
    ...(paymentsLeft ? [t(isShipped ? 'costs.canceledRest' : 'costs.canceledPayments', { count: paymentsLeft })] : []),
    ...(usableUntil ? [t('costs.canceledUsable', { day: formats.dayOfYear(usableUntil) })] : []),
    t('costs.canceledPrice'),
    t('costs.canceledFinal'),
  ]
  return {
    /** Unknown values are shown as the shop sends them. */
    statusText: (status: SubscriptionStatus) => (status.kind === 'other' ? status.label : t(`status.${status.kind}`)),
    frequencyText: ({ frequency }: Subscription) => (frequency ? t(`every.${frequency.unit}`, { count: frequency.count }) : undefined),
    paymentsText: ({ payments, length }: Subscription) =>
      length === undefined ? t('payments.open', { count: payments }) : t('payments.of', { made: payments, all: length }),
    itemText: ({ name, quantity }: SubscriptionItem) => t('item', { name, quantity: formats.number(quantity) }),
    taxText: (subscription: Subscription) => {
      const tax = taxOf(subscription)
      return tax && t('tax', { amount: formats.money(tax) })
    },
    nextText: (next: NextStep) =>
      'on' in next
        ? t(`next.${next.kind}`, { day: formats.dayOfYear(next.on), amount: formats.money(next.amount) })
        : t(`next.${next.kind}`),
    cardText: ({ type, last4, expires }: SubscriptionCard) =>
      t(expires ? 'card.expiring' : 'card.text', {
        ...{ type: cardNames[type] ?? type, last4 },
        month: expires ? formats.month(expires) : '',
      }),
    consequenceTexts: (consequence: Consequence): readonly string[] => {
      switch (consequence.kind) {
        case 'paused':
          return pausedTexts(consequence)
        case 'charged-now':
          return [t('costs.chargedNow', { amount: formats.money(consequence.amount) }), t('costs.chargedAgain')]
        case 'charged-on':
          return [t('costs.chargedNothing'), t('costs.chargedOn', dueOf(consequence.on, consequence.amount))]
        case 'canceled':
          return canceledTexts(consequence)
      }
    },
  }
}

const cardNames: Readonly<Record<string, string>> = {
  ...{ VI: 'Visa', MC: 'Mastercard', AE: 'American Express', DI: 'Discover', JCB: 'JCB' },
}
