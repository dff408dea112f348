import type { Appointment } from '#domain/scheduling/appointment'
import { alreadyBooked, noCreditForPlace } from '#domain/scheduling/waitingSlot'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { CancelViewModel } from '#ui/scheduling/cancel/CancelViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { LessonActor, LessonFacts, LessonState, Moment } from '../SchedulingActors.ts'
import { lessonFacts, momentIn } from './lessonFacts.ts'

export class ModelLesson implements LessonActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(id: string): Promise<void> {
    return this.player.act((window) =>
      window.visit(AppointmentViewModel, (model) => {
        model.open(id)
        window.show(CancelViewModel)
      }),
    )
  }

  goBackTo(id: string): Promise<void> {
    return this.open(id)
  }

  async isOpen(): Promise<boolean> {
    return (await this.player.window()).shownModel(AppointmentViewModel) !== undefined
  }

  async wantToCancel(): Promise<void> {
    const appointment = await this.appointment()
    const cancel = await this.cancelling()
    await this.player.act(() => cancel.open(appointment))
  }

  async writeNote(note: string): Promise<void> {
    const cancel = await this.cancelling()
    await this.player.act(() => cancel.changeNote(note))
  }

  async note(): Promise<string> {
    return (await this.cancelling()).note
  }

  async cancel({ note = '', lossAccepted = false } = {}): Promise<void> {
    const cancel = await this.cancelling()
    if (!cancel.appointment) await this.wantToCancel()
    await this.player.act(() => {
      if (note !== '') cancel.changeNote(note)
      if (lossAccepted) cancel.confirmLate(true)
      return cancel.cancel()
    })
  }

  async cancelTwice(): Promise<void> {
    await this.wantToCancel()
    const cancel = await this.cancelling()
    await this.player.act(() => {
      return Promise.all([cancel.cancel(), cancel.cancel()])
    })
  }

  async takePlace(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.confirmWaitingSlot())
  }

  async state(): Promise<LessonState> {
    const { operation } = await this.cancelling()
    if (operation.state === 'wait') return 'being-cancelled'
    const { state } = await this.appointment()
    if (operation.state === 'canceled' || state === 'canceled') return 'cancelled'
    if (state === 'booked' || state === 'waiting') return state
    throw new Error(`No feature speaks of lessons that are ${state}`)
  }

  async facts(): Promise<LessonFacts> {
    return lessonFacts(await this.appointment())
  }

  async minutes(): Promise<number> {
    return (await this.appointment()).minutes
  }

  async ownTime(): Promise<Moment | undefined> {
    const { start, centre } = await this.appointment()
    const { timeZone } = await this.model()
    const own = momentIn(start, timeZone)
    const there = momentIn(start, centre.timeZone)
    return own.day === there.day && own.time === there.time ? undefined : own
  }

  async canMove(): Promise<boolean> {
    return (await this.model()).canMove
  }

  async canTakePlace(): Promise<boolean> {
    return (await this.model()).canConfirm
  }

  async position(): Promise<number | undefined> {
    return (await this.appointment()).position
  }

  async creditComesBack(): Promise<boolean> {
    return (await this.cancelling()).creditsReturned > 0
  }

  private model(): Promise<AppointmentViewModel> {
    return this.player.requireModel(AppointmentViewModel)
  }

  private cancelling(): Promise<CancelViewModel> {
    return this.player.requireModel(CancelViewModel)
  }

  private async appointment(): Promise<Appointment> {
    const { appointment } = await this.model()
    if (!appointment) throw new Error('The lesson has not been read')
    return appointment
  }
}

export function lessonMessages(window: ModelWindow): readonly Notice[] {
  const lesson = window.shownModel(AppointmentViewModel)
  const cancel = window.shownModel(CancelViewModel)
  return [
    ...failureMessages(lesson?.detail.failure),
    ...failureMessages(lesson?.confirming.failure),
    ...noticeIf(lesson?.confirmation.state === 'confirmed', 'place-is-yours'),
    ...(lesson?.confirmation.state === 'idle' ? toldOfPlace(lesson.confirmation.problem) : []),
    ...writeFailureMessages(cancel?.sending.failure, 'not-cancelled'),
    ...noticeIf(cancel?.appointment !== undefined && cancel.needsConfirmation && cancel.operation.state !== 'canceled', 'loss-to-accept'),
  ]
}

function toldOfPlace(problem: number | undefined): readonly Notice[] {
  if (problem === undefined) return []
  if (problem === alreadyBooked) return ['place-taken']
  return [problem === noCreditForPlace ? 'no-credit-for-place' : 'no-place']
}
