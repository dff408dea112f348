import { actor } from '../world/ActorEntry.ts'
import { BrowserBooking } from './actors/browser/BrowserBooking.ts'
import { BrowserCalendar } from './actors/browser/BrowserCalendar.ts'
import { BrowserLesson } from './actors/browser/BrowserLesson.ts'
import { bookingMessages } from './actors/model/bookingMessages.ts'
import { ModelBooking } from './actors/model/ModelBooking.ts'
import { calendarMessages, ModelCalendar } from './actors/model/ModelCalendar.ts'
import { lessonMessages, ModelLesson } from './actors/model/ModelLesson.ts'
import type { BookingActor, CalendarActor, LessonActor } from './actors/SchedulingActors.ts'

export const schedulingActors = {
  calendar: actor<CalendarActor>({ model: ModelCalendar, browser: BrowserCalendar, messages: calendarMessages }),
  lesson: actor<LessonActor>({ model: ModelLesson, browser: BrowserLesson, messages: lessonMessages }),
  booking: actor<BookingActor>({ model: ModelBooking, browser: BrowserBooking, messages: bookingMessages }),
}
