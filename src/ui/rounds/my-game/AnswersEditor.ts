import type { MyGame } from '#app/rounds/ports/MyGame'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import { answersIn, type GameAnswers, type GameField, gameFields } from '#domain/rounds/gameAnswers'
import type { TextProblem } from '#domain/shared/validText'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** Answers about the player's game. The club has no way to read them back, so they stay here as they were sent. */
export class AnswersEditor {
  readonly sending = new Task()
  typed: GameAnswers = {}
  sent: GameAnswers = {}
  isSent = false
  problem: 'missing' | TextProblem | undefined = undefined
  readonly #myGame: MyGame
  readonly #formDraft: FormDraft

  constructor(myGame: MyGame, drafts: Drafts) {
    this.#myGame = myGame
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return Object.keys(this.draft).length > 0
  }

  begin(): void {
    this.#formDraft.keep({
      name: 'about my game',
      typed: () => this.draft,
      restore: (kept) => this.restore(kept),
    })
  }

  write(field: GameField, text: string): void {
    this.typed = { ...this.typed, [field]: text }
    this.problem = undefined
    this.isSent = false
  }

  dispose(): void {
    this.#formDraft.stop()
  }

  async send(): Promise<boolean> {
    if (this.sending.busy) return false
    const checked = answersIn(this.typed)
    this.problem = 'problem' in checked ? checked.problem : undefined
    if (!('answers' in checked)) return false
    const { typed } = this
    const isSent = await this.sending.run(async () => {
      await this.#myGame.sendAnswers(checked.answers)
      return true
    })
    if (!isSent) return false
    this.finish(typed)
    return true
  }

  private finish(sent: GameAnswers): void {
    this.sent = sent
    this.isSent = true
  }

  /** What differs from what was sent. */
  private get draft(): Draft {
    const { typed, sent } = this
    return Object.fromEntries(
      gameFields.flatMap((field) => ((typed[field] ?? '') === (sent[field] ?? '') ? [] : [[field, typed[field] ?? '']])),
    )
  }

  private restore(kept: Draft): void {
    if (this.isUnsent) return
    this.typed = { ...this.typed, ...Object.fromEntries(gameFields.flatMap((field) => (kept[field] ? [[field, kept[field]]] : []))) }
  }
}
