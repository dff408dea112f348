import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { useOverlay } from '../content/openOverlays.ts'
import styles from './DayPopover.module.scss'
import { calendarDate, gregorian, plainDate } from './gregorian.ts'
import month from './MonthCalendar.module.scss'

interface DayPopoverProps {
  readonly label: string
  readonly below: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly day: Temporal.PlainDate | undefined
  readonly today: Temporal.PlainDate | undefined
  readonly earliest: Temporal.PlainDate | undefined
  readonly latest: Temporal.PlainDate | undefined
  readonly onChoose: (day: Temporal.PlainDate) => void
}

export function DayPopover({ label, below, isOpen, onOpenChange, ...calendar }: DayPopoverProps) {
  useOverlay(isOpen, () => onOpenChange(false))
  return (
    <Popover triggerRef={below} isOpen={isOpen} onOpenChange={onOpenChange} placement="bottom start" className={classes(styles['popover'])}>
      <Dialog aria-label={label} className={classes(styles['dialog'])}>
        <DayCalendar {...calendar} label={label} />
      </Dialog>
    </Popover>
  )
}

function DayCalendar({ label, day, today, earliest, latest, onChoose }: Omit<DayPopoverProps, 'below' | 'isOpen' | 'onOpenChange'>) {
  const { t } = useTranslation('shell')
  const formats = useFormats()
  return (
    <Calendar
      aria-label={label}
      createCalendar={gregorian}
      autoFocus={true}
      value={day ? calendarDate(day) : null}
      {...(today && { defaultFocusedValue: calendarDate(day ?? today) })}
      {...(earliest && { minValue: calendarDate(earliest) })}
      {...(latest && { maxValue: calendarDate(latest) })}
      onChange={(chosen) => onChoose(plainDate(chosen))}
    >
      <header className={styles['head']}>
        <IconButton slot="previous" label={t('months.previousMonth')}>
          <ChevronLeft aria-hidden={true} />
        </IconButton>
        <Heading className={classes(styles['month'])} />
        <IconButton slot="next" label={t('months.nextMonth')}>
          <ChevronRight aria-hidden={true} />
        </IconButton>
      </header>
      <CalendarGrid weekdayStyle="short" className={classes(month['grid'])}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={classes(month['weekday'])}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const shown = plainDate(date)
            const isToday = today?.equals(shown) ?? false
            const heard = { 'aria-label': formats.day(shown), ...(isToday && { 'aria-current': 'date' as const }) }
            return (
              <CalendarCell
                date={date}
                className={classes(month['day'], styles['day'], isToday && month['today'])}
                render={(props) => <div {...props} {...heard} />}
              />
            )
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
