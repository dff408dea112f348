import { runInAction } from 'mobx'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { OpenLesson } from '#app/support/ports/OpenLesson'
import type { SurveyHistories } from '#app/support/ports/SurveyHistories'
import type { Surveys } from '#app/support/ports/Surveys'
import { validText } from '#domain/shared/validText'
import {
  afterAnswer,
  afterPostponing,
  isSurveyDue,
  longestComment,
  type Rating,
  ratings,
  type SurveyHistory,
  type TakenLesson,
} from '#domain/support/survey'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Asks how a lesson was, on its page. */
export class SurveyViewModel {
  readonly sending = new Task()
  lesson: TakenLesson | undefined = undefined
  rating: Rating | undefined = undefined
  comment = ''
  isTooLong = false
  isThanked = false
  readonly #lessons: OpenLesson
  readonly #surveys: Surveys
  readonly #histories: SurveyHistories
  readonly #formDraft: FormDraft
  readonly #clock: Pick<Clock, 'now'>
  #stop: (() => void) | undefined = undefined

  constructor(lessons: OpenLesson, surveys: Surveys, histories: SurveyHistories, drafts: Drafts, clock: Pick<Clock, 'now'>) {
    this.#lessons = lessons
    this.#surveys = surveys
    this.#histories = histories
    this.#formDraft = new FormDraft(drafts)
    this.#clock = clock
    makeReactive(this)
  }

  /** `lessonId`: undefined for the latest lesson. */
  open(lessonId: string | undefined): void {
    this.dispose()
    this.lesson = undefined
    this.isThanked = false
    this.#stop = this.#lessons.watch(lessonId, this.show)
  }

  dispose(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#formDraft.stop()
  }

  rate(rating: Rating): void {
    this.rating = rating
  }

  write(comment: string): void {
    this.comment = comment
    this.isTooLong = false
  }

  async send(): Promise<void> {
    const { lesson, rating } = this
    const comment = validText(this.comment.split(/\s+/).join(' '), longestComment)
    this.isTooLong = 'problem' in comment
    if (!lesson || rating === undefined || 'problem' in comment) return
    const answer = { lessonId: lesson.id, rating, comment: comment.text }
    const isSent = await this.sending.run(() => this.#surveys.send(answer).then(() => true))
    if (!isSent) return
    runInAction(() => {
      this.remember(afterAnswer(this.#histories.read(), lesson.id))
      this.isThanked = true
    })
  }

  postpone(): void {
    this.remember(afterPostponing(this.#histories.read(), this.#clock.now()))
  }

  decline(): void {
    this.remember({ ...this.#histories.read(), isDeclined: true })
  }

  private show(lesson: TakenLesson): void {
    if (lesson.id === this.lesson?.id || !isSurveyDue(lesson, this.#histories.read(), this.#clock.now())) return
    this.lesson = lesson
    this.rating = undefined
    this.comment = ''
    this.#formDraft.keep({ name: `survey ${lesson.id}`, typed: () => this.draft, restore: this.restore })
  }

  private remember(history: SurveyHistory): void {
    this.#histories.write(history)
    this.rating = undefined
    this.comment = ''
    this.lesson = undefined
  }

  private get draft(): Draft {
    return { ...(this.rating !== undefined && { rating: `${this.rating}` }), ...(this.comment !== '' && { comment: this.comment }) }
  }

  private restore({ rating, comment = '' }: Draft): void {
    this.rating = ratings.find((each) => `${each}` === rating)
    this.comment = comment
  }
}
