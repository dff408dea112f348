import type { CalendarDate } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import { typedDay } from '#domain/shared/typedText'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useToday } from '#ui/shell/useToday.ts'
import { IconButton } from '../../buttons/IconButton.tsx'
import { classes } from '../../classes.ts'
import { useLazy } from '../../content/useLazy.ts'
import { calendarDate, gregorian, plainDate } from '../../dates/gregorian.ts'
import field from '../Field.module.scss'
import type { DateFieldProps } from '../MomentField.tsx'
import styles from './SegmentedField.module.scss'
import { SegmentedField } from './SegmentedField.tsx'
import { isShort } from './unfinished.ts'
import { useMoment } from './useMoment.ts'

export function DateInput({ hasCalendar = true, earliest, latest, ...props }: DateFieldProps) {
  const { shown, show } = useMoment(props.value, props.onChange, notation)
  const today = useToday()
  const [placeholderValue] = useState(() => today && calendarDate(today))
  const state = useDateFieldState<CalendarDate>({
    ...{ value: shown, onChange: show, locale: useFormats().locale, createCalendar: gregorian, granularity: 'day' },
    ...{ isRequired: props.isRequired ?? false, ...(placeholderValue && { placeholderValue }) },
  })
  const day = shown && !isShort(shown) ? plainDate(shown) : undefined
  const calendar = (box: RefObject<HTMLDivElement | null>) => (
    <CalendarButton label={props.label} box={box} day={day} today={today} earliest={earliest} latest={latest} onChoose={show} />
  )
  return <SegmentedField {...props} state={state} kind="date" {...(hasCalendar && { insideEnd: calendar })} />
}

const notation = {
  read: (value: string) => {
    const day = typedDay(value)
    return day ? calendarDate(day) : null
  },
  write: (day: CalendarDate) => (isShort(day) ? undefined : day.toString()),
}

const loadCalendar = () => import('../../dates/DayPopover.tsx')

interface CalendarButtonProps extends Required<Pick<DateFieldProps, 'label' | 'earliest' | 'latest'>> {
  readonly box: RefObject<HTMLDivElement | null>
  readonly day: Temporal.PlainDate | undefined
  readonly today: Temporal.PlainDate | undefined
  readonly onChoose: (day: CalendarDate) => void
}

function CalendarButton({ label, box, onChoose, ...days }: CalendarButtonProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const late = useLazy(loadCalendar, isOpen)
  const name = t('kit.calendar', { field: label })
  const choose = (day: Temporal.PlainDate) => {
    onChoose(calendarDate(day))
    setOpen(false)
  }
  return (
    <span className={classes(field['inside'], styles['calendar'])}>
      <IconButton label={name} onPress={() => setOpen(true)} aria-haspopup="dialog" aria-expanded={isOpen}>
        <CalendarDays aria-hidden={true} />
      </IconButton>
      {late && <late.DayPopover {...days} label={name} below={box} isOpen={isOpen} onOpenChange={setOpen} onChoose={choose} />}
    </span>
  )
}
