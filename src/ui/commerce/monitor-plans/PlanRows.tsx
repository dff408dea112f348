import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './MonitorPlans.module.scss'
import type { OfferedPlans } from './OfferedPlans.ts'

interface PlanRowsProps {
  readonly plans: readonly ProductCard[]
  readonly offered: OfferedPlans
  readonly value: string | undefined
  readonly valueFor: (plan: ProductCard) => string
  readonly onChange: (value: string) => void
}

export const PlanRows = observer(function PlanRows({ plans, offered, value, valueFor, onChange }: PlanRowsProps) {
  const { t } = useTranslation('monitorPlans')
  const formats = useFormats()
  const rows = plans.map((plan) => ({
    ...{ value: valueFor(plan), label: plan.name, detail: formats.money(plan.price.from.final), isDisabled: !plan.inStock },
    ...(plan.picture && {
      leading: <img src={plan.picture.url} alt="" width={72} height={72} decoding="async" className={styles['picture']} />,
    }),
    note: plan.inStock ? leadOf(offered.leadOf(plan)) : t('buy.soldOut'),
  }))
  return <RadioRows label={t('buy.plan')} rows={rows} value={value} onChange={onChange} />
})

function leadOf(html: string | undefined) {
  return html && <LazyHtml html={html} />
}
