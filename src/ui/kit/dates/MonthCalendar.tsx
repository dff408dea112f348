import type { CalendarDate } from '@internationalized/date'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { classes } from '../classes.ts'
import { calendarDate, gregorian, plainDate } from './gregorian.ts'
import styles from './MonthCalendar.module.scss'

interface MonthCalendarProps {
  readonly label: string
  readonly focused: Temporal.PlainDate
  readonly selected: Temporal.PlainDate | undefined
  readonly today: Temporal.PlainDate
  readonly openings: ReadonlyMap<string, number>
  readonly onFocus: (day: Temporal.PlainDate) => void
  readonly onChoose: (day: Temporal.PlainDate) => void
  readonly nameOf: (day: Temporal.PlainDate) => string
}

/** The view model decides the month; arrow keys request another one by `onFocus`. */
export function MonthCalendar({ label, focused, selected, today, openings, onFocus, onChoose, nameOf }: MonthCalendarProps) {
  return (
    <Calendar
      aria-label={label}
      createCalendar={gregorian}
      className={classes(styles['calendar'])}
      focusedValue={calendarDate(focused)}
      onFocusChange={(day) => onFocus(plainDate(day))}
      value={selected ? calendarDate(selected) : null}
      onChange={(day) => onChoose(plainDate(day))}
    >
      <CalendarGrid weekdayStyle="short" className={classes(styles['grid'])}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={classes(styles['weekday'])}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = plainDate(date)
            return <Day date={date} name={nameOf(day)} openings={openings.get(day.toString()) ?? 0} isToday={day.equals(today)} />
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

interface DayProps {
  readonly date: CalendarDate
  readonly name: string
  readonly openings: number
  readonly isToday: boolean
}

/** React Aria would name the system clock's day as today. */
function Day({ date, name, openings, isToday }: DayProps) {
  const heard = { 'aria-label': name, ...(isToday && { 'aria-current': 'date' as const }) }
  return (
    <CalendarCell
      date={date}
      className={classes(styles['day'], openings > 0 && styles['open'], isToday && styles['today'])}
      render={(props) => <div {...props} {...heard} />}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          <span className={classes(styles['dots'], styles[`dots${Math.min(openings, 3)}`])} />
        </>
      )}
    </CalendarCell>
  )
}
