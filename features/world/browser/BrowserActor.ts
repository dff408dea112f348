import type { Actor, CommonActor } from '../Actor.ts'
import { createActors } from '../actors.ts'
import type { Notice } from '../notices.ts'
import type { RefusalReason } from '../RefusalReason.ts'
import type { Deployment } from './Deployment.ts'
import { messagesOn } from './messages.ts'
import type { Tab } from './Tab.ts'

export function createBrowserActor(tab: Tab, deployment: Deployment | undefined): Actor {
  const actors = createActors(({ browser: BrowserClass }) => new BrowserClass(tab, deployment))
  return Object.assign(new BrowserActor(tab), actors)
}

class BrowserActor implements CommonActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  notices(): Promise<readonly Notice[]> {
    return this.tab.read(messagesOn)
  }

  /** A browser sees the code of the answer and the texts on the page. */
  async refusalReason(): Promise<RefusalReason | undefined> {
    const [refusal] = await this.tab.refusals()
    return refusal && { code: refusal.code, words: refusal.shown ? refusal.words : undefined }
  }

  turnMonths(...steps: readonly number[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      for (const count of steps) {
        const name = words(`shell:months.${count > 0 ? 'nextMonth' : 'previousMonth'}`)
        for (let turn = 0; turn < Math.abs(count); turn += 1) await page.getByRole('button', { name, exact: true }).click()
      }
    })
  }

  reload(): Promise<void> {
    return this.tab.isOpen ? this.tab.reload() : this.tab.open()
  }
}
