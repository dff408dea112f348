import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { firstDayOfWeek } from '#ui/shell/firstDayOfWeek.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { weekdayOf } from '../weekdays.ts'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import { MonthDay } from './MonthDay.tsx'
import styles from './MonthGrid.module.scss'
import { useDayFocus } from './useDayFocus.ts'

interface MonthGridProps {
  readonly model: AppointmentsViewModel
  readonly openId: string | undefined
}

export const MonthGrid = observer(function MonthGrid({ model, openId }: MonthGridProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const { locale } = formats
  const { month, selectedDate } = model
  const weeks = month.weeks(firstDayOfWeek(locale))
  const { grid, reachable, ...moves } = useDayFocus(month, selectedDate, firstDayOfWeek(locale))
  return (
    <div className={styles['frame']}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days
        role="grid"
        aria-label={t('months.calendar', { month: formats.month(month.month) })}
        data-start={month.startDate.toString()}
        className={styles['grid']}
        {...moves}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <Weekday key={day.dayOfWeek} {...weekdayOf(day, locale)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toString()}>
              {week.map((day) => (
                <MonthDay key={day.toString()} day={day} model={model} openId={openId} isReachable={day.equals(reachable)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

function Weekday({ short, long }: { readonly short: string; readonly long: string }) {
  return (
    <th scope="col" abbr={long}>
      {short}
    </th>
  )
}
