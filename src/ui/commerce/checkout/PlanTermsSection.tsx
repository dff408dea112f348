import { useTranslation } from 'react-i18next'
import type { PlanTerms } from '#domain/commerce/planTerms'
import { usePlanText } from '../add-to-cart/usePlanText.ts'
import styles from './CheckoutScreen.module.scss'

export function PlanTermsSection({ plans }: { readonly plans: readonly PlanTerms[] }) {
  const { t } = useTranslation('checkout')
  const planText = usePlanText()
  if (plans.length === 0) return null
  return (
    <section aria-label={t('payment.plans')} className={styles['note']}>
      {plans.map((plan) => (
        <p key={plan.id} data-terms={plan.name}>
          {t('payment.plan', { name: plan.name, period: plan.period, terms: planText(plan) })}
        </p>
      ))}
      <p>{t('payment.nextDay')}</p>
    </section>
  )
}
