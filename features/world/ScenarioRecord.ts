import { type Pickle, type PickleStep, PickleStepType } from '@cucumber/messages'
import type { SceneRun, Start } from './Recording.ts'

export class ScenarioRecord {
  start: Start | undefined
  private readonly pickle: Pickle
  private readonly pictures: Record<string, readonly string[]> = {}

  constructor(pickle: Pickle) {
    this.pickle = pickle
  }

  begins({ id }: PickleStep): boolean {
    return this.pickle.steps.find(({ type }) => type === PickleStepType.ACTION)?.id === id
  }

  show({ id }: PickleStep, pictures: readonly string[]): void {
    if (pictures.length > 0) this.pictures[this.pickle.steps.findIndex((step) => step.id === id)] = pictures
  }

  get run(): SceneRun {
    const { id, uri, name } = this.pickle
    return { feature: uri, scenario: name, pickle: id, ...(this.start && { start: this.start }), pictures: this.pictures }
  }
}
