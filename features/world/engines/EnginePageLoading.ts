import type { Deployment } from '../browser/Deployment.ts'
import { PageLoading } from '../PageLoading.ts'
import type { EngineTab } from './EngineTab.ts'
import { inChromiumOnly } from './inChromiumOnly.ts'

export class EnginePageLoading extends PageLoading {
  private readonly tab: EngineTab

  constructor(tab: EngineTab, deployment: Deployment | undefined) {
    super(deployment)
    this.tab = tab
  }

  hoverLessons = inChromiumOnly

  protected timesLoaded(): Promise<number> {
    return this.tab.read((page) => page.run(() => window.driver.timesLoaded))
  }

  protected read<Result>(inPage: () => Promise<Result>): Promise<Result> {
    return this.tab.read((page) => page.run(inPage))
  }

  protected act(inPage: () => void): Promise<void> {
    return this.tab.act((page) => page.run(inPage))
  }
}
