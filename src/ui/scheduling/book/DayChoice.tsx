import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { MonthNavigator } from '#ui/kit/dates/MonthNavigator.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { firstDayOfWeek } from '#ui/shell/firstDayOfWeek.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { ChoiceSection } from './ChoiceSection.tsx'
import styles from './DayChoice.module.scss'
import type { TimesModel } from './TimesModel.ts'
import type { Fold } from './useFolds.ts'

const loadCalendar = () => import('#ui/kit/dates/MonthCalendar.tsx')

interface DayChoiceProps {
  readonly times: TimesModel
  readonly fold: Fold
}

export const DayChoice = observer(function DayChoice({ times, fold }: DayChoiceProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const [focused, setFocused] = useState<Temporal.PlainDate>()
  const { month, selectedDate, openingsByDay } = times
  const late = useLazy(loadCalendar, openingsByDay.size > 0)
  const inSight = [focused, selectedDate].find((day) => day?.toPlainYearMonth().equals(month.month)) ?? month.startDate
  const focus = (day: Temporal.PlainDate): void => {
    setFocused(day)
    if (!day.toPlainYearMonth().equals(month.month)) month.show(day)
  }
  const choose = (day: Temporal.PlainDate): void => {
    times.chooseDay(day)
    fold.onClose()
  }
  const nameOf = (day: Temporal.PlainDate): string => {
    const count = openingsByDay.get(day.toString()) ?? 0
    const date = formats.day(day)
    return count > 0 ? t('book.dayOpenings', { date, count }) : t('book.dayNoOpenings', { date })
  }
  const chosen = selectedDate ? formats.day(selectedDate, times.today().year) : times.answer.busy && <Skeleton width="60%" />
  return (
    <ChoiceSection number={4} title={t('book.day')} fold={fold} chosen={chosen}>
      <MonthNavigator month={month.month} pages={month} />
      <div data-start={month.startDate.toString()}>
        {late ? (
          <late.MonthCalendar
            label={t('months.calendar', { month: formats.month(month.month) })}
            focused={inSight}
            selected={selectedDate}
            today={times.today()}
            openings={openingsByDay}
            onFocus={focus}
            onChoose={choose}
            nameOf={nameOf}
          />
        ) : (
          <div className={styles[`weeks${weeksOf(month.startDate, firstDayOfWeek(formats.locale))}`]} />
        )}
      </div>
      <p className={styles['legend']}>
        <span className={styles['today']}>{t('book.today')}</span>
        <span className={styles['dots']}>{t('book.moreDots')}</span>
      </p>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
    </ChoiceSection>
  )
})

/** How many rows the calendar of this month has. */
function weeksOf(first: Temporal.PlainDate, firstDay: number): number {
  return Math.ceil((((first.dayOfWeek - firstDay + 7) % 7) + first.daysInMonth) / 7)
}
