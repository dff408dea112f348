import { makeAutoObservable } from 'mobx'
import { clubActions } from '../contexts/clubActions.ts'
import type { ActionTarget, ClubAction } from '../world/ClubAction.ts'
import type { DeskNotice } from './copyToClipboard.ts'
import type { DeskContext } from './DeskContext.ts'
import type { People } from './People.ts'
import type { WorldAtom } from './WorldAtom.ts'

export interface PossibleAction {
  readonly action: ClubAction
  readonly targets: readonly ActionTarget[]
}

export class ClubActionList {
  text = ''
  message: DeskNotice | undefined = undefined
  private actionId = ''
  private targetId = ''
  readonly #context: DeskContext
  readonly #people: People
  readonly #atom: WorldAtom

  constructor(context: DeskContext, people: People, atom: WorldAtom) {
    this.#context = context
    this.#people = people
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get possible(): readonly PossibleAction[] {
    this.#atom.reportObserved()
    const { present } = this.#people
    if (!present) return []
    const all = clubActions.map((action) => ({ action, targets: action.targets(this.#context.backend.world, present.id) }))
    return all.filter(({ targets }) => targets.length > 0)
  }

  get chosen(): PossibleAction | undefined {
    return this.possible.find(({ action }) => action.id === this.actionId) ?? this.possible[0]
  }

  get target(): ActionTarget | undefined {
    const targets = this.chosen?.targets ?? []
    return targets.find(({ id }) => id === this.targetId) ?? targets[0]
  }

  choose(actionId: string): void {
    this.actionId = actionId
    this.text = ''
    this.message = undefined
  }

  aim(targetId: string): void {
    this.targetId = targetId
  }

  write(text: string): void {
    this.text = text
  }

  async run(): Promise<void> {
    const { chosen, target } = this
    if (!chosen || !target) return
    const { action } = chosen
    const text = this.text.trim() || (action.text?.sample ?? '')
    await this.#context.kept.change(() => action.run(this.#context.backend.world, target.id, text))
    this.say({ isProblem: false, text: `Done: ${action.name}, ${target.name}` })
    this.#atom.reportChanged()
  }

  private say(message: DeskNotice): void {
    this.message = message
    this.text = ''
  }
}
