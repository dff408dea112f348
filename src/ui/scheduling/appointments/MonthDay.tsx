import { observer } from 'mobx-react-lite'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import { MonthEntry } from './MonthEntry.tsx'
import styles from './MonthGrid.module.scss'

interface MonthDayProps {
  readonly day: Temporal.PlainDate
  readonly model: AppointmentsViewModel
  readonly openId: string | undefined
  readonly isReachable: boolean
}

const room = 2

export const MonthDay = observer(function MonthDay({ day, model, openId, isReachable }: MonthDayProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const appointments = model.on(day)
  const isToday = day.equals(model.today)
  const isPast = Temporal.PlainDate.compare(day, model.today) < 0
  const isOutside = !day.toPlainYearMonth().equals(model.month.month)
  const date = formats.day(day)
  const count = appointments.length
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td aria-selected={day.equals(model.selectedDate)} className={classes(styles['cell'], (isPast || isOutside) && styles['faint'])}>
      <Button
        className={classes(styles['day'])}
        aria-label={count > 0 ? t('appointments.day', { date, count }) : date}
        {...(isToday && { 'aria-current': 'date' })}
        excludeFromTabOrder={!isReachable}
        onPress={() => model.selectDate(day)}
        data-day={day.toString()}
      >
        <time dateTime={day.toString()} className={isToday ? styles['today'] : undefined}>
          {day.day}
        </time>
        <span className={classes(styles['dots'], styles[`dots${Math.min(count, 3)}`])} />
      </Button>
      {count > 0 && (
        <ul className={styles['entries']}>
          {appointments.slice(0, room).map((appointment) => (
            <li key={appointment.id}>
              <MonthEntry appointment={appointment} isOver={isPast} isOpen={appointment.id === openId} />
            </li>
          ))}
          {count > room && <li className={styles['more']}>{t('appointments.more', { count: count - room })}</li>}
        </ul>
      )}
    </td>
  )
})
