import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { dayIn, type PurchaseFilters, purchaseSorts, purchaseStatuses } from '#domain/devices/purchase'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import styles from './DevicePurchasesScreen.module.scss'
import type { DevicePurchasesViewModel } from './DevicePurchasesViewModel.ts'

const statuses = ['all', ...purchaseStatuses] as const

interface PurchaseFilterFieldsProps {
  readonly model: DevicePurchasesViewModel
  readonly onChange: (change: Partial<PurchaseFilters>) => void
}

export const PurchaseFilterFields = observer(function PurchaseFilterFields({ model, onChange }: PurchaseFilterFieldsProps) {
  const { t } = useTranslation('devices')
  const { sort, status, from, to } = model.filters
  return (
    <search aria-label={t('purchases.filter')} className={styles['filters']}>
      <SelectField
        name="status"
        label={t('purchases.status')}
        options={statuses.map((value) => ({ value, label: t(`purchases.${value}`) }))}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <SelectField
        name="sort"
        label={t('purchases.sort')}
        options={purchaseSorts.map((value) => ({ value, label: t(`purchases.${value}`) }))}
        value={sort}
        onChange={(chosen) => onChange({ sort: chosen })}
      />
      <DateField
        name="from"
        label={t('purchases.from')}
        value={from?.toString() ?? ''}
        onChange={(day) => onChange({ from: dayIn(day) })}
      />
      <DateField name="to" label={t('purchases.to')} value={to?.toString() ?? ''} onChange={(day) => onChange({ to: dayIn(day) })} />
    </search>
  )
})
