import type { SendScore } from '#app/rounds/SendScore'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { ChallengeType } from '#domain/rounds/challenge'
import { type PlayerScore, type ScoreProblem, scoreIn } from '#domain/rounds/challengeScore'
import type { TypedNumbers } from '#domain/shared/number'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

interface ScoredChallenge {
  readonly typeScore: string
  readonly type: ChallengeType
  readonly metric: boolean
  /** The scores that are there. */
  readonly known: readonly PlayerScore[]
}

/** A score that is typed by hand, in the player's unit. */
export class ScoreEditor {
  readonly sending = new Task()
  typed = ''
  problem: ScoreProblem | undefined = undefined
  readonly #sendScore: SendScore
  readonly #numbers: TypedNumbers
  readonly #formDraft: FormDraft

  constructor(sendScore: SendScore, drafts: Drafts, numbers: TypedNumbers) {
    this.#numbers = numbers
    this.#sendScore = sendScore
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return this.typed !== ''
  }

  begin(challengeId: string): void {
    this.dispose()
    this.write('')
    this.sending.clear()
    this.#formDraft.keep({
      name: `score ${challengeId}`,
      typed: () => this.draft,
      restore: ({ value }) => this.restore(value),
    })
  }

  write(text: string): void {
    this.typed = text
    this.problem = undefined
  }

  dispose(): void {
    this.#formDraft.stop()
  }

  /** The value that was sent. */
  async send({ typeScore, type, metric, known }: ScoredChallenge): Promise<number | undefined> {
    if (this.sending.busy) return undefined
    const checked = scoreIn(this.typed, type, { metric, numberIn: this.#numbers.number })
    this.problem = 'problem' in checked ? checked.problem : undefined
    if (!('value' in checked)) return undefined
    const { value } = checked
    const isSent = await this.sending.run(() => this.#sendScore.execute({ typeScore, value }, known))
    if (!isSent) return undefined
    this.write('')
    return value
  }

  private get draft(): Draft {
    return this.isUnsent ? { value: this.typed } : {}
  }

  private restore(value: string | undefined): void {
    if (!this.isUnsent) this.typed = value ?? ''
  }
}
