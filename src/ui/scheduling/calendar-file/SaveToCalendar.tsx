import { CalendarPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CalendarFileViewModel } from './CalendarFileViewModel.ts'

export const SaveToCalendar = observer(function SaveToCalendar({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('scheduling')
  const nameOf = usePersonName()
  const model = useViewModel(CalendarFileViewModel)
  const { saving } = model
  if (saving.fault) throw saving.fault.error
  const { lessonType, coach, centre, bay } = appointment
  const title = coach ? t('appointment.calendarTitle', { lesson: lessonType.name, coach: nameOf(coach) }) : lessonType.name
  const save = async (): Promise<void> => {
    await model.save(appointment, title, t('appointment.calendarText', { centre: centre.name, bay: t('appointment.bay', { bay }) }))
    if (!saving.failure) announce(t('appointment.saved'))
  }
  return (
    <>
      <Button variant="outline" icon={<CalendarPlus size={20} aria-hidden={true} />} busy={saving.busy} onPress={save}>
        {t('appointment.add')}
      </Button>
      {saving.failure && <FailureNotice failure={saving.failure} title={t('appointment.notSaved')} />}
    </>
  )
})
