import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { PurchaseFilters } from '#domain/commerce/purchases/purchase'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import styles from './PurchasesScreen.module.scss'
import type { PurchasesViewModel } from './PurchasesViewModel.ts'
import { dayIn } from './purchaseAddress.ts'

const everybody = 'all'

interface PurchaseFilterFieldsProps {
  readonly model: PurchasesViewModel
  readonly filters: PurchaseFilters
  readonly onChange: (filters: PurchaseFilters) => void
}

export const PurchaseFilterFields = observer(function PurchaseFilterFields({ model, filters, onChange }: PurchaseFilterFieldsProps) {
  const { t } = useTranslation('purchases')
  const { kind, student, from, to } = filters
  const { students } = model
  return (
    <search aria-label={t('filter.title')} className={styles['filters']}>
      <SelectField
        name="kind"
        label={t('filter.kind')}
        options={(['all', ...model.kinds] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(chosen) => onChange({ ...filters, kind: chosen })}
      />
      {students.length > 1 && (
        <SelectField
          name="player"
          label={t('filter.player')}
          options={[{ value: everybody, label: t('filter.everybody') }, ...students.map((name) => ({ value: name, label: name }))]}
          value={student ?? everybody}
          onChange={(name) => onChange({ ...filters, student: name === everybody ? undefined : name })}
        />
      )}
      <DateField
        name="from"
        label={t('filter.from')}
        value={from?.toString() ?? ''}
        onChange={(day) => onChange({ ...filters, from: dayIn(day) })}
      />
      <DateField
        name="to"
        label={t('filter.to')}
        value={to?.toString() ?? ''}
        onChange={(day) => onChange({ ...filters, to: dayIn(day) })}
      />
    </search>
  )
})
