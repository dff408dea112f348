import type { World } from '../../world/World.ts'
import { addLesson, type Lesson } from './addLesson.ts'
import { cancel } from './cancel.ts'
import { freePlace, takePlace } from './clubActions.ts'

export interface CoachTime {
  readonly coachId: string
  readonly start: Temporal.Instant
  readonly lessonTypeId?: string
}

const nobody = 'somebody'

export class ArrangeLessons {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  areNone(playerId?: string): void {
    this.world.appointments.removeAll((row) => (playerId ?? row.playerId) === row.playerId)
  }

  async add({ lessonTypeId = 'iron-play', ...lesson }: Omit<Lesson, 'lessonTypeId'> & { readonly lessonTypeId?: string }): Promise<string> {
    const { id } = await addLesson(this.world, { ...lesson, lessonTypeId })
    return id
  }

  async cancel(id: string): Promise<void> {
    const { playerId, state } = this.world.appointments.get(id)
    const isWaitingList = state === 'waiting'
    await cancel(this.world, this.world.players.get(playerId), { id, note: '', on24HConfirmed: true, isWaitingList })
  }

  async noneFree(): Promise<void> {
    this.world.dayPlans.removeAll(() => true)
    for (const { id } of this.world.coaches.list()) await this.world.coaches.change(id, { hours: [] })
  }

  async free(coachId: string, at: Temporal.PlainDateTime): Promise<void> {
    const { dayPlans } = this.world
    const date = at.toPlainDate().toString()
    const start = at.toPlainTime().toString({ smallestUnit: 'minute' })
    const plan = dayPlans.first((each) => each.coachId === coachId && each.date === date)
    if (plan) await dayPlans.change(plan.id, { starts: [...new Set([...plan.starts, start])].sort() })
    else await dayPlans.add({ id: `${coachId} ${date}`, coachId, date, starts: [start] })
  }

  async waitingList(time: CoachTime, waiting: number): Promise<void> {
    await this.offered(time)
    await this.add({ ...time, playerId: nobody, keepsWaitingList: true })
    for (let index = 0; index < waiting; index += 1) await this.add({ ...time, playerId: nobody, state: 'waiting' })
  }

  /** `position` 1 is next in line. Returns the appointment's id. */
  async wait(playerId: string, time: CoachTime, position: number): Promise<string> {
    await this.waitingList(time, position - 1)
    return this.add({ ...time, playerId, state: 'waiting' })
  }

  placeFallsFree(id: string): Promise<void> {
    return freePlace(this.world, id)
  }

  async placeIsTaken(id: string, playerId: string): Promise<string> {
    await freePlace(this.world, id)
    return takePlace(this.world, id, playerId)
  }

  private async offered({ coachId, start }: CoachTime): Promise<void> {
    const { timeZone } = this.world.centres.get(this.world.coaches.get(coachId).centreId)
    await this.free(coachId, start.toZonedDateTimeISO(timeZone).toPlainDateTime())
  }
}
