import type { CalendarFiles } from '#app/scheduling/ports/CalendarFiles'
import type { RescheduleLesson } from '#app/scheduling/RescheduleLesson'
import type { Appointment } from '#domain/scheduling/appointment'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class CalendarFileViewModel {
  readonly saving = new Task()
  readonly #files: CalendarFiles
  readonly #moves: Pick<RescheduleLesson, 'earlierIdsOf'>

  constructor(files: CalendarFiles, moves: Pick<RescheduleLesson, 'earlierIdsOf'>) {
    this.#files = files
    this.#moves = moves
    makeReactive(this)
  }

  async save(appointment: Appointment, title: string, description: string): Promise<void> {
    const earlierIds = this.#moves.earlierIdsOf(appointment.id)
    await this.saving.run(() => this.#files.save({ appointment, earlierIds, title, description }))
  }
}
