import type { Clubs } from '#app/rounds/ports/Clubs'
import type { Drafts } from '#app/shared/ports/Drafts'
import type { Club } from '#domain/rounds/club'
import { type ClubProblem, distanceIn, typedDistance } from '#domain/rounds/clubDraft'
import type { TypedNumbers } from '#domain/shared/number'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { BagModel } from './BagModel.ts'

type Typed = Readonly<Record<string, string>>

export class DistancesViewModel {
  readonly model: BagModel
  readonly saving = new Task()
  typed: Typed = {}
  problems: Readonly<Record<string, ClubProblem | undefined>> = {}
  readonly #clubs: Clubs
  readonly #numbers: TypedNumbers
  readonly #formDraft: FormDraft

  constructor(model: BagModel, clubs: Clubs, drafts: Drafts, numbers: TypedNumbers) {
    this.#numbers = numbers
    this.model = model
    this.#clubs = clubs
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get isUnsent(): boolean {
    return Object.keys(this.typed).length > 0
  }

  async open(id: number | undefined): Promise<void> {
    await this.model.open(id)
    const { bag } = this.model
    if (!bag || this.#formDraft.isKept) return
    this.#formDraft.keep({
      name: `distances ${bag.id}`,
      typed: () => this.typed,
      restore: (kept) => this.restore(kept),
    })
  }

  dispose(): void {
    this.model.close()
    this.#formDraft.stop()
  }

  textOf(club: Club): string {
    return this.typed[club.id] ?? typedDistance(club.distance, this.model.metric)
  }

  write(club: Club, text: string): void {
    const { [club.id]: _before, ...others } = this.typed
    this.typed = text === typedDistance(club.distance, this.model.metric) ? others : { ...others, [club.id]: text }
    this.problems = { ...this.problems, [club.id]: undefined }
  }

  async save(): Promise<boolean> {
    const { metric, clubs } = this.model
    const numberIn = this.#numbers.number
    const read = clubs
      .filter(({ id }) => this.typed[id] !== undefined)
      .map((club) => ({ club, distance: distanceIn(this.textOf(club), { metric, before: club.distance, numberIn }) }))
    this.problems = Object.fromEntries(read.flatMap(({ club, distance }) => (typeof distance === 'string' ? [[club.id, distance]] : [])))
    const changed = read.flatMap(({ club, distance }) => (typeof distance === 'string' ? [] : [{ ...club, distance }]))
    if (changed.length < read.length) return false
    const isSaved = await this.saving.run(async () => {
      await this.#clubs.change(changed)
      return true
    })
    if (!isSaved) return false
    this.restore({})
    await this.model.read()
    return true
  }

  private restore(typed: Typed): void {
    this.typed = typed
  }
}
