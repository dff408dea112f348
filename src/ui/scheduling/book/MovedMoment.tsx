import type { Appointment } from '#domain/scheduling/appointment'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import styles from './SlotMoments.module.scss'

export function MovedMoment({ lesson }: { readonly lesson: Appointment }) {
  const formats = useFormats()
  const at = atCentre(lesson)
  return (
    <MomentTime at={at} className={styles['before']}>
      {formats.longMoment(at)}
    </MomentTime>
  )
}
