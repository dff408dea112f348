import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { AppointmentViewModel } from './AppointmentViewModel.ts'

interface SaveToCalendarProps {
  readonly model: AppointmentViewModel
  readonly icon: ReactNode
}

export const SaveToCalendar = observer(function SaveToCalendar({ model, icon }: SaveToCalendarProps) {
  const { t } = useTranslation('scheduling')
  const nameOf = usePersonName()
  const { appointment, saving } = model
  if (saving.fault) throw saving.fault.error
  if (!appointment) return null
  const { lessonType, coach, centre, bay } = appointment
  const title = coach ? t('appointment.calendarTitle', { lesson: lessonType.name, coach: nameOf(coach) }) : lessonType.name
  const save = async (): Promise<void> => {
    await model.saveToCalendar(title, t('appointment.calendarText', { centre: centre.name, bay: t('appointment.bay', { bay }) }))
    if (!saving.failure) announce(t('appointment.saved'))
  }
  return (
    <Button variant="outline" icon={icon} busy={saving.busy} onPress={save}>
      {t('appointment.add')}
    </Button>
  )
})
