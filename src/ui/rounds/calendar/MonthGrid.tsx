import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { firstDayOfWeek } from '#ui/shell/firstDayOfWeek.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './MonthGrid.module.scss'
import type { RoundCalendarViewModel } from './RoundCalendarViewModel.ts'

const steps: Readonly<Record<string, Temporal.DurationLike>> = {
  ...{ ArrowLeft: { days: -1 }, ArrowRight: { days: 1 }, ArrowUp: { days: -7 }, ArrowDown: { days: 7 } },
  ...{ PageUp: { months: -1 }, PageDown: { months: 1 } },
}

interface MonthGridProps {
  readonly model: RoundCalendarViewModel
  readonly follow: (move: () => void) => void
}

/** Arrow keys move by days and weeks, also into the next month; Page Up and Page Down by months. It weighs a tenth of the calendar in which lessons are booked. */
export const MonthGrid = observer(function MonthGrid({ model, follow }: MonthGridProps) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const weekday = new Intl.DateTimeFormat(formats.locale, { weekday: 'short', timeZone: 'UTC' })
  const grid = useRef<HTMLTableElement>(null)
  const weeks = weeksOf(model.month, firstDayOfWeek(formats.locale))
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    follow(() => model.focus(model.focused.add(step)))
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  return (
    <table ref={grid} className={styles['grid']} aria-label={t('calendar.title')} onKeyDown={move}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.dayOfWeek} scope="col">
              {weekday.format(day.toZonedDateTime('UTC').epochMilliseconds)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.toString()}>
            {week.map((day) => (
              <td key={day.toString()}>{day.month === model.month.month && <Day day={day} model={model} follow={follow} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

const Day = observer(function Day({ day, model, follow }: MonthGridProps & { readonly day: Temporal.PlainDate }) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const count = model.counts.get(day.toString()) ?? 0
  return (
    <button
      type="button"
      className={classes(styles['day'], count > 0 && styles['played'])}
      tabIndex={day.equals(model.focused) ? 0 : -1}
      aria-pressed={model.selected?.equals(day) ?? false}
      aria-current={day.equals(model.today) ? 'date' : undefined}
      aria-label={t('calendar.day', { day: formats.day(day), count })}
      onClick={() => follow(() => model.choose(day))}
    >
      {day.day}
      <span className={styles['dots']} aria-hidden="true">
        {'●'.repeat(Math.min(count, 3))}
      </span>
    </button>
  )
})

function weeksOf(month: Temporal.PlainYearMonth, firstDay: number): readonly (readonly Temporal.PlainDate[])[] {
  const first = month.toPlainDate({ day: 1 })
  const begin = first.subtract({ days: (first.dayOfWeek - firstDay + 7) % 7 })
  const count = Math.ceil((begin.until(month.toPlainDate({ day: month.daysInMonth })).days + 1) / 7)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (__, day) => begin.add({ days: week * 7 + day })))
}
