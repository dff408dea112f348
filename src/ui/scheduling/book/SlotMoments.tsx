import { observer } from 'mobx-react-lite'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { startOf } from '../moments.ts'
import { OwnClock } from '../OwnClock.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './SlotMoments.module.scss'
import { SlotPlace } from './SlotPlace.tsx'
import { keyOf } from './useSlotWords.ts'

export const SlotMoments = observer(function SlotMoments({ model }: { readonly model: BookViewModel }) {
  const formats = useFormats()
  const { selection, times, choices } = model
  const [first] = selection.slots
  return (
    <>
      <ul className={styles['list']}>
        {selection.slots.map((slot) => (
          <li key={keyOf(slot)} className={styles['slot']}>
            <MomentTime at={startOf(slot)} className={styles['moment']}>
              {formats.longMoment(startOf(slot))}
            </MomentTime>
            <span className={styles['note']}>
              <SlotPlace slot={slot} place={choices.place} />
            </span>
            <OwnClock at={startOf(slot)} timeZone={times.playerTimeZone} className={styles['note']} />
          </li>
        ))}
      </ul>
      {first && <p className={styles['zone']}>{formats.zone(startOf(first), choices.place.selectedCentre?.city)}</p>}
    </>
  )
})
