import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { MonthNavigator, type MonthPages } from '#ui/kit/dates/MonthNavigator.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfRoundMonth, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { RoundList } from '../rounds/RoundList.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import styles from './RoundCalendarScreen.module.scss'
import { RoundCalendarViewModel } from './RoundCalendarViewModel.ts'
import { useMonthFocus } from './useMonthFocus.ts'

export const RoundCalendarScreen = observer(function RoundCalendarScreen() {
  const { t } = useTranslation('rounds')
  const { month } = useParams()
  const navigate = useNavigate()
  const model = useViewModel(RoundCalendarViewModel)
  useEffect(() => void model.read(), [model])
  useEffect(() => model.show(month), [model, month])
  const page = useMonthFocus(month)
  const follow = (move: () => void) => {
    const before = model.month
    move()
    const state = { focused: document.activeElement?.getAttribute('aria-label') }
    if (!model.month.equals(before)) void navigate(pathOfRoundMonth(model.month), { replace: true, preventScrollReset: true, state })
  }
  const pages: MonthPages = {
    goToPreviousMonth: () => follow(model.goToPreviousMonth),
    goToNextMonth: () => follow(model.goToNextMonth),
    goToPreviousYear: () => follow(model.goToPreviousYear),
    goToNextYear: () => follow(model.goToNextYear),
    goToToday: () => follow(model.goToToday),
  }
  return (
    <div ref={page} className={styles['page']}>
      <TextLink href={paths.rounds} small={true}>
        {t('round.back')}
      </TextLink>
      <Screen title={t('calendar.title')}>
        <MonthNavigator month={model.month} pages={pages} />
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={10} />} failed={t('list.unread')}>
          {() => <Month model={model} follow={follow} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

interface MonthProps {
  readonly model: RoundCalendarViewModel
  readonly follow: (move: () => void) => void
}

const Month = observer(function Month({ model, follow }: MonthProps) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  const { selected, shown, lastDayElsewhere: lastDay } = model
  const titleOf = () => {
    if (selected) return formats.day(selected)
    return shown.length > 0 ? t('list.count', { count: shown.length }) : t('calendar.none')
  }
  return (
    <div className={styles['columns']}>
      <MonthGrid model={model} follow={follow} />
      <section className={styles['rounds']}>
        <header className={styles['head']}>
          <h2 className={styles['title']}>{titleOf()}</h2>
          {selected && <Chip onPress={model.showMonth}>{t('calendar.wholeMonth')}</Chip>}
        </header>
        {lastDay && (
          <p>
            <TextLink href={pathOfRoundMonth(lastDay.toPlainYearMonth())}>
              {t('calendar.last', { date: formats.day(lastDay, model.today.year) })}
            </TextLink>
          </p>
        )}
        {shown.length > 0 ? <RoundList rounds={shown} /> : selected && <p className={styles['note']}>{t('calendar.noneOfDay')}</p>}
      </section>
    </div>
  )
})
