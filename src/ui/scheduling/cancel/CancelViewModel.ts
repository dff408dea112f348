import { type IReactionDisposer, reaction } from 'mobx'
import type { CancelLesson } from '#app/scheduling/CancelLesson'
import type { Canceled } from '#app/scheduling/ports/Appointments'
import type { BookingPlayer, CurrentBookingPlayer } from '#app/scheduling/ports/BookingPlayer'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Appointment } from '#domain/scheduling/appointment'
import { creditsReturned, freeUntil, type LateNotice, needsLateConfirmation, whyCreditLost } from '#domain/scheduling/booking'
import { idle, type Operation, refused, waiting } from '#domain/shared/operation'
import { readableText } from '#domain/shared/typedText'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

export class CancelViewModel {
  appointment: Appointment | undefined = undefined
  operation: Operation<'canceled', 'confirmation-needed'> = idle
  note = ''
  lateConfirmed = false
  now: Temporal.Instant
  readonly sending = new Task()
  private creditsAtStart: number | undefined = undefined
  readonly #cancelLesson: CancelLesson
  readonly #player: Observed<BookingPlayer | undefined>
  readonly #clock: Clock
  readonly #formDraft: FormDraft
  #stopWatching: IReactionDisposer | undefined = undefined

  constructor(cancelLesson: CancelLesson, player: CurrentBookingPlayer, clock: Clock, drafts: Drafts) {
    this.#cancelLesson = cancelLesson
    this.#player = observe(player)
    this.#clock = clock
    this.#formDraft = new FormDraft(drafts)
    this.now = clock.now()
    makeReactive(this)
  }

  start(): void {
    this.#stopWatching = reaction(() => this.#player.value?.id, this.close)
  }

  dispose(): void {
    this.#stopWatching?.()
    this.#formDraft.stop()
  }

  open(appointment: Appointment): void {
    this.close()
    this.appointment = appointment
    this.creditsAtStart = this.#player.value?.credits
    this.now = this.#clock.now()
    this.#formDraft.keep({ name: `cancel ${appointment.id}`, typed: () => this.draft, restore: this.restore })
  }

  /** Also called when the player changes: nobody sees another player's cancellation. */
  close(): void {
    this.#formDraft.stop()
    this.appointment = undefined
    this.operation = idle
    this.note = ''
    this.lateConfirmed = false
    this.sending.clear()
  }

  /** The server may ask for it although this device's clock says it is early. */
  get needsConfirmation(): boolean {
    const wanted = this.operation.state === 'idle' && this.operation.problem !== undefined
    return wanted || (this.appointment !== undefined && needsLateConfirmation(this.appointment, this.now))
  }

  get period(): { readonly freeUntil: Temporal.Instant; readonly now: Temporal.Instant; readonly start: Temporal.Instant } | undefined {
    return this.appointment && { freeUntil: freeUntil(this.appointment), now: this.now, start: this.appointment.start }
  }

  get creditsReturned(): number {
    return this.appointment ? creditsReturned(this.appointment, this.now) : 0
  }

  get creditsLost(): number {
    if (!this.appointment || this.appointment.waitingList) return 0
    return this.appointment.lessonType.credits - this.creditsReturned
  }

  get whyLost(): Explanation<LateNotice> | undefined {
    return explain('scheduling.cancel-payload', this.appointment && whyCreditLost(this.appointment, this.now))
  }

  get credits(): { readonly before: number; readonly after: number } | undefined {
    const before = this.creditsAtStart ?? this.#player.value?.credits
    return before === undefined ? undefined : { before, after: before + this.creditsReturned }
  }

  changeNote(note: string): void {
    this.note = note
  }

  confirmLate(confirmed: boolean): void {
    this.lateConfirmed = confirmed
  }

  async cancel(): Promise<void> {
    const { appointment, note, lateConfirmed } = this
    if (!appointment || this.sending.busy || this.operation.state === 'canceled') return
    this.operation = waiting
    const answer = await this.sending.run(() => this.#cancelLesson.execute({ appointment, note, lateConfirmed }))
    if (this.appointment === appointment) this.settle(answer)
  }

  private get draft(): Draft {
    return readableText(this.note) === '' || this.operation.state === 'canceled' ? {} : { note: this.note }
  }

  private restore({ note = '' }: Draft): void {
    if (this.note === '') this.note = note
  }

  private settle(answer: Canceled | undefined): void {
    this.now = this.#clock.now()
    if (answer?.kind === 'confirmation-needed') this.operation = refused(answer.kind)
    else this.operation = answer ? { state: 'canceled' } : idle
  }
}
