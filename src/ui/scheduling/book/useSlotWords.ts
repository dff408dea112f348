import { useTranslation } from 'react-i18next'
import type { Slot } from '#domain/scheduling/slot'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { dateTimeOf, startOf } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'

interface SlotWords {
  readonly moment: string
  readonly time: string
  readonly note: string | undefined
  readonly whose: string | undefined
  readonly name: string
}

const states = { full: 'book.full', 'waiting-list': 'book.waitingList', yours: 'book.yours', current: 'book.current' } as const

export function useSlotWords({ choices, times, order }: BookViewModel): (slot: Slot) => SlotWords {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const coachOf = useSlotCoach(choices.place.coaches)
  const { selectedCoach } = choices.place
  return (slot) => {
    const at = startOf(slot)
    const coach = coachOf(slot)
    const when = { day: formats.day(at.toPlainDate()), time: formats.time(at) }
    const bay = { bay: t('appointment.bay', { bay: slot.bay }) }
    const availability = order.own.availabilityOf(slot)
    const whose = !selectedCoach && order.own.isSelectable(slot, times.now) ? coach : undefined
    const common = { moment: dateTimeOf(at), time: when.time, whose }
    if (availability === 'open') {
      const name = coach ? t('book.slot', { ...when, ...bay, coach }) : t('book.slotAlone', { ...when, ...bay })
      return { ...common, name, note: whose ? undefined : t('book.bay', { bay: slot.bay }) }
    }
    const named = coach ? t('book.slotOfCoach', { ...when, coach }) : t('book.slotTime', when)
    const state = t(states[availability])
    return { ...common, name: t('book.slotState', { slot: named, state }), note: state }
  }
}

export function useSlotCoach(coaches: BookViewModel['choices']['place']['coaches']): (slot: Slot) => string | undefined {
  const nameOf = usePersonName()
  return ({ coachId }) => {
    const coach = coaches.find(({ id }) => id === coachId)
    return coach && nameOf(coach)
  }
}

/** Slot numbers repeat between days and coaches. */
export function keyOf({ start, coachId, number }: Slot): string {
  return `${start} ${coachId} ${number}`
}
