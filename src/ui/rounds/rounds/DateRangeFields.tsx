import { useTranslation } from 'react-i18next'
import { type DateRange, isApplied } from '#domain/rounds/dateRange'
import { DateField } from '#ui/kit/fields/DateField.tsx'
import styles from './RoundsScreen.module.scss'

interface DateRangeFieldsProps {
  readonly range: DateRange
  readonly onChange: (range: DateRange) => void
}

/** One date alone does nothing, and says so. */
export function DateRangeFields({ range, onChange }: DateRangeFieldsProps) {
  const { t } = useTranslation('rounds')
  const { from, to } = range
  const isHalf = (from !== undefined || to !== undefined) && !isApplied(range)
  return (
    <div className={styles['range']}>
      <DateField
        label={t('filter.from')}
        name="from"
        value={from?.toString() ?? ''}
        onChange={(day) => onChange({ ...range, from: dayOf(day) })}
      />
      <DateField label={t('filter.to')} name="to" value={to?.toString() ?? ''} onChange={(day) => onChange({ ...range, to: dayOf(day) })} />
      {isHalf && <p className={styles['note']}>{t('filter.needsBoth')}</p>}
    </div>
  )
}

function dayOf(text: string): Temporal.PlainDate | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined
}
