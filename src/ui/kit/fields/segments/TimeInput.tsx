import { type CalendarDateTime, parseTime, type Time, toCalendarDateTime } from '@internationalized/date'
import { useState } from 'react'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import { useTimeFieldState } from 'react-stately/useTimeFieldState'
import { typedDay } from '#domain/shared/typedText'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useToday } from '#ui/shell/useToday.ts'
import { calendarDate, gregorian } from '../../dates/gregorian.ts'
import type { MomentFieldProps } from '../MomentField.tsx'
import { SegmentedField } from './SegmentedField.tsx'
import { isShort } from './unfinished.ts'
import { useMoment } from './useMoment.ts'

export function TimeInput(props: MomentFieldProps) {
  const { shown, show } = useMoment(props.value, props.onChange, time)
  const state = useTimeFieldState<Time>({
    value: shown,
    onChange: show,
    locale: useFormats().locale,
    isRequired: props.isRequired ?? false,
  })
  return <SegmentedField {...props} state={state} kind="time" />
}

export function DateTimeInput(props: MomentFieldProps) {
  const { shown, show } = useMoment(props.value, props.onChange, dateTime)
  const today = useToday()
  const [placeholderValue] = useState(() => today && toCalendarDateTime(calendarDate(today)))
  const state = useDateFieldState<CalendarDateTime>({
    ...{ value: shown, onChange: show, locale: useFormats().locale, createCalendar: gregorian, granularity: 'minute' },
    ...{ isRequired: props.isRequired ?? false, ...(placeholderValue && { placeholderValue }) },
  })
  return <SegmentedField {...props} state={state} kind="dateTime" />
}

const time = {
  read: (value: string) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? parseTime(value) : null),
  write: (typed: Time) => typed.toString().slice(0, 'hh:mm'.length),
}

const dateTime = {
  read: (value: string) => {
    const [day, at] = [typedDay(value.slice(0, 'yyyy-mm-dd'.length)), time.read(value.slice('yyyy-mm-ddT'.length))]
    return day && at ? toCalendarDateTime(calendarDate(day), at) : null
  },
  write: (typed: CalendarDateTime) => (isShort(typed) ? undefined : typed.toString().slice(0, 'yyyy-mm-ddThh:mm'.length)),
}
