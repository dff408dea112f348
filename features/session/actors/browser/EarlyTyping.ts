import type { Tab } from '../../../world/browser/Tab.ts'

/** Key by key at a document whose code is still loading: nothing waits for it. */
export class EarlyTyping {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  goOn(text: string): Promise<void> {
    return this.tab.read((page) => page.keyboard.type(text))
  }
}
