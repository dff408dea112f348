import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/kit/content/Tabs.tsx'
import { MonthNavigator } from '#ui/kit/dates/MonthNavigator.tsx'
import { AppointmentList } from './AppointmentList.tsx'
import type { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import { CalendarView } from './CalendarView.tsx'
import { useView } from './useView.ts'

interface AppointmentViewsProps {
  readonly model: AppointmentsViewModel
  readonly openId: string | undefined
}

export const AppointmentViews = observer(function AppointmentViews({ model, openId }: AppointmentViewsProps) {
  const { t } = useTranslation('scheduling')
  const [view, show] = useView()
  const { upcoming, history, timeZone, today } = model
  const common = { view, openId, timeZone, thisYear: today.year }
  return (
    <Tabs
      label={t('appointments.views')}
      selected={view}
      onSelect={show}
      aside={view === 'calendar' && <Months model={model} />}
      tabs={[
        { id: 'calendar', label: t('appointments.calendar'), content: <CalendarView model={model} openId={openId} /> },
        {
          id: 'list',
          label: t('appointments.list'),
          content: <AppointmentList {...common} appointments={upcoming} none={t('appointments.upcomingNone')} />,
        },
        {
          id: 'history',
          label: t('appointments.history'),
          content: <AppointmentList {...common} appointments={history} none={t('appointments.historyNone')} />,
        },
      ]}
    />
  )
})

const Months = observer(function Months({ model }: Pick<AppointmentViewsProps, 'model'>) {
  const { month, goToPreviousMonth, goToNextMonth, goToPreviousYear, goToNextYear } = model.month
  return (
    <MonthNavigator
      month={month}
      pages={{ goToPreviousMonth, goToNextMonth, goToPreviousYear, goToNextYear, goToToday: model.goToToday }}
    />
  )
})
