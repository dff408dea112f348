import type { Appointments } from '#app/scheduling/ports/Appointments'
import type { Openings } from '#app/scheduling/ports/Openings'
import type { LastBooking } from '#domain/scheduling/booking'
import type { LessonType } from '#domain/scheduling/lessonType'
import { distinctBookings } from '#domain/shared/distinctBookings'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { BookingQuery } from './BookingQuery.ts'
import type { CentreModel } from './CentreModel.ts'
import { readOnce } from './readOnce.ts'
import type { TimesFilter } from './TimesModel.ts'

/** Lesson types and last bookings survive a reset. */
export class ChoicesModel {
  readonly lessonTypes = new Loaded<readonly LessonType[]>()
  readonly lastBookings = new Loaded<readonly LastBooking[]>()
  readonly place: CentreModel
  private chosenTypeId: string | undefined = undefined
  readonly #openings: Openings
  readonly #appointments: Appointments

  constructor(openings: Openings, appointments: Appointments, place: CentreModel) {
    this.#openings = openings
    this.#appointments = appointments
    this.place = place
    makeReactive(this)
  }

  get lessonType(): LessonType | undefined {
    return this.lessonTypes.value?.find(({ id }) => id === this.chosenTypeId) ?? this.lessonTypes.value?.[0]
  }

  get wanted(): TimesFilter | undefined {
    const { selectedCentre: centre, selectedCoach } = this.place
    return centre && this.lessonType && { centre, lessonType: this.lessonType, coachId: selectedCoach?.id }
  }

  get bookableAgain(): readonly LastBooking[] {
    return distinctBookings(this.lastBookings.value ?? [])
  }

  get unread(): boolean {
    return !this.wanted && (this.place.listFailed || this.lessonTypes.state === 'failed')
  }

  load(): void {
    readOnce(this.lessonTypes, () => this.#openings.lessonTypes())
    readOnce(this.lastBookings, () => this.#appointments.lastBookings())
    this.place.load()
  }

  cancel(): void {
    this.lessonTypes.cancel()
    this.lastBookings.cancel()
    this.place.cancel()
  }

  chooseLessonType(id: string): void {
    this.chosenTypeId = id
  }

  choose({ lessonTypeId, centreId, coachId }: BookingQuery): void {
    if (lessonTypeId) this.chooseLessonType(lessonTypeId)
    if (centreId) this.place.chooseCentre(centreId)
    this.place.chooseCoach(coachId)
  }

  reset(): void {
    this.chosenTypeId = undefined
    this.place.reset()
  }

  forget(): void {
    this.reset()
    this.place.forget()
    this.lessonTypes.clear()
    this.lastBookings.clear()
  }
}
