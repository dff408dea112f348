import { useTranslation } from 'react-i18next'
import type { Slot } from '#domain/scheduling/slot'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { dateTimeOf, startOf } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'

interface SlotWords {
  readonly moment: string
  readonly time: string
  readonly note: string
  readonly name: string
}

const states = { full: 'book.full', 'waiting-list': 'book.waitingList', yours: 'book.yours', current: 'book.current' } as const

/** What is seen and heard of a slot: with any coach, whose it is; else its bay, or why it can't be had. */
export function useSlotWords({ choices, order }: BookViewModel): (slot: Slot) => SlotWords {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const nameOf = usePersonName()
  const { coaches, selectedCoach } = choices.place
  return (slot) => {
    const at = startOf(slot)
    const [day, time, bay] = [formats.day(at.toPlainDate()), formats.time(at), t('appointment.bay', { bay: slot.bay })]
    const coach = coaches.find(({ id }) => id === slot.coachId)
    const named = coach ? t('book.slot', { day, time, coach: nameOf(coach), bay }) : t('book.slotAlone', { day, time, bay })
    const standing = order.own.standing(slot)
    const state = standing === 'open' ? undefined : t(states[standing])
    return {
      moment: dateTimeOf(at),
      time,
      note: state ?? (coach && !selectedCoach ? nameOf(coach) : bay),
      name: state === undefined ? named : t('book.slotState', { slot: named, state }),
    }
  }
}

/** Numbers repeat from day to day and from coach to coach. */
export function keyOf({ start, coachId, number }: Slot): string {
  return `${start} ${coachId} ${number}`
}
