import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { alreadyBooked, noCreditForPlace, noPlaceYet } from '#domain/scheduling/waitingSlot'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useDateFormats } from '../useDateFormats.ts'
import type { AppointmentViewModel } from './AppointmentViewModel.ts'
import styles from './WaitingSlot.module.scss'

interface WaitingSlotProps {
  readonly model: AppointmentViewModel
  readonly onChange: () => Promise<void>
}

export const WaitingSlot = observer(function WaitingSlot({ model, onChange }: WaitingSlotProps) {
  const { t } = useTranslation('scheduling')
  const look = useDateFormats()
  const { appointment, confirmation, confirming } = model
  if (confirming.fault) throw confirming.fault.error
  const busy = confirmation.state === 'wait'
  const problem = confirmation.state === 'idle' ? confirmation.problem : undefined
  // A full lesson is bad news only for players who try to take a place, not for those who wait.
  const isWaitingOn = appointment?.state === 'waiting' && model.waitingCode === noPlaceYet && problem === undefined
  const refusal = confirmation.state === 'idle' && !isWaitingOn ? (problem ?? model.waitingCode) : undefined
  const take = async (): Promise<void> => {
    await model.confirmWaitingSlot()
    if (model.confirmation.state === 'confirmed') await onChange()
  }
  return (
    <>
      {refusal !== undefined && refusal !== 0 && (
        <p role="alert" className={styles['refused']}>
          {refusalText(refusal)}
        </p>
      )}
      {confirming.failure && <FailureNotice failure={confirming.failure} of="writing" look={look} />}
      {confirmation.state === 'confirmed' && (
        <p role="status" className={styles['taken']}>
          <CircleCheck size={20} aria-hidden={true} />
          {t('appointment.takenPlace')}
        </p>
      )}
      {isWaitingOn && <p className={styles['waiting']}>{t('appointment.placeNotYet')}</p>}
      {(model.isPlaceFree || busy) && (
        <Button size="large" wide={true} busy={busy} busyLabel={t('appointment.taking')} onPress={take}>
          {t('appointment.take')}
        </Button>
      )}
    </>
  )

  function refusalText(code: number): string {
    if (code === alreadyBooked) return t('appointment.placeTaken')
    return code === noCreditForPlace ? t('appointment.placeNoCredit') : t('appointment.placeRefused')
  }
})
