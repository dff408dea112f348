import type { Locator, Page } from 'playwright'
import type { PlanStatus } from '#domain/learning/plan'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openArea, type Tab } from '../../../world/browser/Tab.ts'
import type { PlanActor } from '../PlanActor.ts'

const statuses = ['PAUSED', 'COMPLETED', 'OTHER'] as const

export class BrowserPlan implements PlanActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo('/learn/plan', async (page, words) => {
      await openArea(page, words, 'lessons')
      await page.getByRole('link', { name: words('scheduling:appointments.plan') }).click()
    })
  }

  async change(): Promise<void> {
    await this.ask()
    const yes = (words: PageTexts) => [words('plan:change.pause'), words('plan:change.resume')]
    await this.tab.act((page, words) => press(page.getByRole('dialog'), yes(words)))
  }

  async thinkBetterOfChange(): Promise<void> {
    await this.ask()
    await this.tab.act((page, words) => press(page.getByRole('dialog'), [words('plan:change.drop')]))
  }

  title(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await textsOf(plan(page).getByRole('heading', { level: 2 })))[0])
  }

  status(): Promise<PlanStatus | undefined> {
    return this.tab.read(async (page, words) => {
      if (!(await exists(plan(page)))) return undefined
      for (const status of statuses) if (await exists(plan(page).getByText(words(`plan:status.${status}`), { exact: true }))) return status
      return 'IN_PROGRESS'
    })
  }

  steps(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(plan(page).getByRole('heading', { level: 3 })))
  }

  currentStep(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const step = plan(page).locator('[aria-current=step]')
      return (await exists(step)) ? textOf(step.getByRole('heading')) : undefined
    })
  }

  canChange(): Promise<boolean> {
    return this.tab.read(async (page, words) => exists(changing(page, words)))
  }

  private ask(): Promise<void> {
    return this.tab.act((page, words) => changing(page, words).click())
  }
}

function plan(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

function changing(page: Page, words: PageTexts): Locator {
  return named(plan(page), [words('plan:plan.pause'), words('plan:plan.resume')])
}

function press(place: Locator, names: readonly string[]): Promise<void> {
  return named(place, names).click()
}

function named(place: Locator, names: readonly string[]): Locator {
  return names.map((name) => place.getByRole('button', { name, exact: true })).reduce((one, other) => one.or(other))
}
