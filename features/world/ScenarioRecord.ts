import { type Pickle, type PickleStep, PickleStepType } from '@cucumber/messages'
import type { ScenarioIllustration, ScenarioStart } from './Recording.ts'

export class ScenarioRecord {
  start: ScenarioStart | undefined
  private readonly pickle: Pickle
  private readonly pictures: Record<string, readonly string[]> = {}

  constructor(pickle: Pickle) {
    this.pickle = pickle
  }

  isFirstAction({ id }: PickleStep): boolean {
    return this.pickle.steps.find(({ type }) => type === PickleStepType.ACTION)?.id === id
  }

  addPictures({ id }: PickleStep, pictures: readonly string[]): void {
    if (pictures.length > 0) this.pictures[this.pickle.steps.findIndex((step) => step.id === id)] = pictures
  }

  get illustration(): ScenarioIllustration {
    const { id, uri, name } = this.pickle
    return { feature: uri, scenario: name, pickle: id, ...(this.start && { start: this.start }), pictures: this.pictures }
  }
}
