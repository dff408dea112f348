import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { purchaseSorts, purchaseStatuses } from '#domain/devices/purchase'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './DevicePurchasesScreen.module.scss'
import type { DevicePurchasesViewModel } from './DevicePurchasesViewModel.ts'

const statuses = ['all', ...purchaseStatuses] as const

export const PurchaseFilterFields = observer(function PurchaseFilterFields({ model }: { readonly model: DevicePurchasesViewModel }) {
  const { t } = useTranslation('devices')
  const { sort, status, from, to } = model.filters
  return (
    <search aria-label={t('purchases.filter')} className={styles['filters']}>
      <SelectField
        name="status"
        label={t('purchases.status')}
        options={statuses.map((value) => ({ value, label: t(`purchases.${value}`) }))}
        value={status}
        onChange={(chosen) => model.filter({ status: chosen })}
      />
      <SelectField
        name="sort"
        label={t('purchases.sort')}
        options={purchaseSorts.map((value) => ({ value, label: t(`purchases.${value}`) }))}
        value={sort}
        onChange={(chosen) => model.filter({ sort: chosen })}
      />
      <TextField
        name="from"
        type="date"
        label={t('purchases.from')}
        value={from?.toString() ?? ''}
        onChange={(day) => model.filter({ from: dayOf(day) })}
      />
      <TextField
        name="to"
        type="date"
        label={t('purchases.to')}
        value={to?.toString() ?? ''}
        onChange={(day) => model.filter({ to: dayOf(day) })}
      />
    </search>
  )
})

function dayOf(text: string): Temporal.PlainDate | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined
}
