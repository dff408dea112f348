import { type IReactionDisposer, reaction } from 'mobx'
import type { Slot } from '#domain/scheduling/slot'
import type { BookingQuery } from './BookingQuery.ts'
import type { ChoicesModel } from './ChoicesModel.ts'
import type { OwnAppointmentsModel } from './OwnAppointmentsModel.ts'
import type { TimesModel } from './TimesModel.ts'

export class OpeningsReader {
  private readonly choices: ChoicesModel
  private readonly times: TimesModel
  private readonly own: OwnAppointmentsModel
  private query: Pick<BookingQuery, 'time' | 'month'> = {}
  private stopFollowing: IReactionDisposer | undefined

  constructor(choices: ChoicesModel, times: TimesModel, own: OwnAppointmentsModel) {
    this.choices = choices
    this.times = times
    this.own = own
  }

  start(pick: (slot: Slot) => void): void {
    const follow = (searched: string | undefined) => void this.read(searched, pick)
    this.stopFollowing = reaction(() => this.searched, follow, { fireImmediately: true })
  }

  stop(): void {
    this.stopFollowing?.()
    this.times.answer.cancel()
  }

  applyQuery(query: Pick<BookingQuery, 'time' | 'month'>): void {
    this.query = query
  }

  private get searched(): string | undefined {
    const { wanted } = this.choices
    if (!wanted || this.own.awaitsMoved) return undefined
    return [wanted.centre.id, wanted.lessonType.id, wanted.coachId, this.times.month.month].join(' ')
  }

  private async read(searched: string | undefined, pick: (slot: Slot) => void): Promise<void> {
    const { wanted } = this.choices
    if (!searched || !wanted) return
    await this.times.read(wanted)
    if (this.times.answer.busy) return
    const { time, month } = this.query
    const slot = time && this.times.slotAt(time)
    this.query = {}
    if (slot) pick(slot)
    if (month) this.times.showMonth(month)
  }
}
