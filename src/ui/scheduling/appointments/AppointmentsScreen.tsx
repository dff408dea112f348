import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { useWide } from '#ui/shell/useWide.ts'
import { AppointmentScreen } from '../appointment/AppointmentScreen.tsx'
import { AppointmentsOverview } from './AppointmentsOverview.tsx'
import { AppointmentsViewModel } from './AppointmentsViewModel.ts'
import { linkOf } from './appointmentLinks.ts'
import { useMonthAddress } from './useMonthAddress.ts'

export const AppointmentsScreen = observer(function AppointmentsScreen() {
  const model = useViewModel(AppointmentsViewModel)
  const { id } = useParams()
  const wide = useWide()
  useSelection(model, id)
  useWayBack(id)
  useMonthAddress(model.month, id === undefined)
  return (
    <>
      {(wide || id === undefined) && <AppointmentsOverview model={model} openId={id} />}
      {id !== undefined && <AppointmentScreen key={id} id={id} wide={wide} onChange={model.refresh} />}
    </>
  )
})

function useSelection(model: AppointmentsViewModel, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) model.closeDetails()
    const opened = () => model.list.value?.find((appointment) => appointment.id === id)
    return reaction(opened, (appointment) => appointment && model.show(appointment), { fireImmediately: true })
  }, [model, id])
}

/** Closing returns the focus to the link that opened the appointment. */
function useWayBack(id: string | undefined): void {
  const opened = useRef(id)
  useEffect(() => {
    if (id === undefined && opened.current !== undefined) linkOf(opened.current)?.focus()
    opened.current = id
  }, [id])
}
