import { BookingActor } from './actors/BookingActor.ts'
import { CalendarActor } from './actors/CalendarActor.ts'
import { LessonActor } from './actors/LessonActor.ts'

export const schedulingActors = {
  calendar: { screen: CalendarActor },
  lesson: { screen: LessonActor },
  booking: { screen: BookingActor },
}
