import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { returnSorts } from '#domain/returns/returnList'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import styles from './ReturnsScreen.module.scss'
import type { ReturnsViewModel } from './ReturnsViewModel.ts'

const all = 'all'

/** Statuses are those of the customer's returns, as the shop names them. */
export const ListFilters = observer(function ListFilters({ model }: { readonly model: ReturnsViewModel }) {
  const { t } = useTranslation('returns')
  const { view, statuses } = model
  const states = [{ value: all, label: t('filter.all') }, ...statuses.map(({ id, label }) => ({ value: `${id}`, label }))]
  return (
    <search aria-label={t('filter.label')} className={styles['filters']}>
      <SelectField
        label={t('filter.status')}
        name="status"
        options={states}
        value={`${view.status}`}
        onChange={(value) => model.narrow({ status: value === all ? all : Number(value) })}
      />
      <SelectField
        label={t('filter.sort')}
        name="sort"
        options={returnSorts.map((sort) => ({ value: sort, label: t(`filter.${sort}`) }))}
        value={view.sort}
        onChange={(sort) => model.narrow({ sort })}
      />
      <DateField
        label={t('filter.from')}
        name="from"
        value={view.from?.toString() ?? ''}
        onChange={(day) => model.narrow({ from: dayOf(day) })}
      />
      <DateField label={t('filter.to')} name="to" value={view.to?.toString() ?? ''} onChange={(day) => model.narrow({ to: dayOf(day) })} />
    </search>
  )
})

function dayOf(text: string): Temporal.PlainDate | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined
}
