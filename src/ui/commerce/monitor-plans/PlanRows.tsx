import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './MonitorPlans.module.scss'

interface PlanRowsProps {
  readonly plans: readonly ProductCard[]
  readonly value: string | undefined
  readonly valueFor: (plan: ProductCard) => string
  readonly onChange: (value: string) => void
}

export function PlanRows({ plans, value, valueFor, onChange }: PlanRowsProps) {
  const { t } = useTranslation('monitorPlans')
  const formats = useFormats()
  const rows = plans.map((plan) => ({
    ...{ value: valueFor(plan), label: plan.name, detail: formats.money(plan.price.from.final), isDisabled: !plan.inStock },
    ...(plan.picture && {
      leading: <img src={plan.picture.url} alt="" width={72} height={72} decoding="async" className={styles['picture']} />,
    }),
    ...(!plan.inStock && { note: t('buy.soldOut') }),
  }))
  return <RadioRows label={t('buy.plan')} rows={rows} value={value} onChange={onChange} />
}
