import { makeAutoObservable, runInAction } from 'mobx'
import { rulesTagged, type WrittenRule } from './rulesTagged.ts'

/** The rule that the product was asked to explain. */
export class RuleExamples {
  id: string | undefined = undefined
  found: readonly WrittenRule[] = []

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  async show(id: string): Promise<void> {
    this.id = id
    this.found = []
    const { featureFiles } = await import('./featureFiles.ts')
    runInAction(() => {
      if (this.id === id) this.found = rulesTagged(id, featureFiles)
    })
  }

  hide(): void {
    this.id = undefined
  }
}
