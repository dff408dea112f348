import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import type { MonthNavigation } from '#ui/scheduling/MonthNavigation.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { RefusalReason } from '../../../world/RefusalReason.ts'
import type { CalendarActor, LessonFacts } from '../SchedulingActors.ts'
import { lessonFacts } from './lessonFacts.ts'

export class ModelCalendar implements CalendarActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  look(): Promise<void> {
    return this.player.act((window) => window.visit(AppointmentsViewModel))
  }

  async tryAgain(): Promise<void> {
    const { list } = await this.model()
    await this.player.act(() => list.retry())
  }

  async month(): Promise<string> {
    return (await this.model()).month.month.toString()
  }

  async start(): Promise<string> {
    return (await this.model()).month.startDate.toString()
  }

  async chosenDay(): Promise<string> {
    return (await this.model()).selectedDate.toString()
  }

  async lessonsOfChosenDay(): Promise<readonly LessonFacts[]> {
    return (await this.model()).selectedDateAppointments.map(lessonFacts)
  }

  async markedDays(): Promise<readonly number[]> {
    const model = await this.model()
    const days = model.month
      .weeks(1)
      .flat()
      .filter((day) => day.toPlainYearMonth().equals(model.month.month))
    return days.filter((day) => model.on(day).length > 0).map(({ day }) => day)
  }

  private model(): Promise<AppointmentsViewModel> {
    return this.player.requireModel(AppointmentsViewModel)
  }
}

export function calendarMessages(window: ModelWindow): readonly Notice[] {
  return failureMessages(window.shownModel(AppointmentsViewModel)?.list.failure, 'lessons-unread')
}

export function reasonInCalendar(window: ModelWindow): RefusalReason | undefined {
  const failure = window.shownModel(AppointmentsViewModel)?.list.failure
  return failure && { code: failure.code, words: failure.body }
}

export function monthsOfCalendar(window: ModelWindow): MonthNavigation | undefined {
  return window.shownModel(AppointmentsViewModel)?.month
}
