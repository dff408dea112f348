import { PageLoading } from '../PageLoading.ts'
import type { Deployment } from './Deployment.ts'
import { navigation, type Tab } from './Tab.ts'

export class BrowserPageLoading extends PageLoading {
  private readonly tab: Tab

  constructor(tab: Tab, deployment: Deployment | undefined) {
    super(deployment)
    this.tab = tab
  }

  hoverLessons(): Promise<void> {
    return this.tab.act((page, words) =>
      navigation(page, words)
        .getByRole('link', { name: words('shell:areas.lessons'), exact: true })
        .hover(),
    )
  }

  protected timesLoaded(): Promise<number> {
    return this.tab.timesLoaded()
  }

  protected read<Result>(inPage: () => Promise<Result>): Promise<Result> {
    return this.tab.read((page) => page.evaluate(inPage))
  }

  protected act(inPage: () => void): Promise<void> {
    return this.tab.act((page) => page.evaluate(inPage))
  }
}
