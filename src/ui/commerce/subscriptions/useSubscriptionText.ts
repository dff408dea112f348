import { useTranslation } from 'react-i18next'
import type { Consequence } from '#domain/commerce/subscriptions/statusChange'
import type { NextStep, Subscription, SubscriptionCard, SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import { useFormats } from '#ui/shell/useFormats.ts'

/** Sentences about a subscription in the player's language. */
export function useSubscriptionText() {
  const { t } = useTranslation('subscriptions')
  const formats = useFormats()
  return {
    /** Unknown values are shown as the shop sends them. */
    statusText: (status: SubscriptionStatus) => (status.kind === 'other' ? status.label : t(`status.${status.kind}`)),
    frequencyText: ({ frequency }: Subscription) => (frequency ? t(`every.${frequency.unit}`, { count: frequency.count }) : undefined),
    paymentsText: ({ payments, length }: Subscription) =>
      length === undefined ? t('payments.open', { count: payments }) : t('payments.of', { made: payments, all: length }),
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
          return [
            t('costs.pausedNow'),
            ...(consequence.skipped
              ? [t('costs.pausedSkips', { day: formats.dayOfYear(consequence.skipped), amount: formats.money(consequence.amount) })]
              : []),
            t('costs.pausedUntil'),
          ]
        case 'charged-now':
          return [t('costs.chargedNow', { amount: formats.money(consequence.amount) }), t('costs.chargedAgain')]
        case 'charged-on':
          return [
            t('costs.chargedNothing'),
            t('costs.chargedOn', { day: formats.dayOfYear(consequence.on), amount: formats.money(consequence.amount) }),
          ]
        case 'canceled':
          return [
            ...(consequence.paymentsLeft ? [t('costs.canceledRest', { count: consequence.paymentsLeft })] : []),
            t('costs.canceledPrice'),
            t('costs.canceledFinal'),
          ]
      }
    },
  }
}

const cardNames: Readonly<Record<string, string>> = {
  ...{ VI: 'Visa', MC: 'Mastercard', AE: 'American Express', DI: 'Discover', JCB: 'JCB' },
}
