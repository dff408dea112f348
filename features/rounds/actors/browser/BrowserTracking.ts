import type { Locator, Page } from 'playwright'
import { type TrackingType, trackingTypes } from '#domain/rounds/tracking'
import { trackingFields } from '#domain/rounds/trackingDraft'
import { paths } from '#ui/shell/paths.ts'
import type { Progress } from '../../../session/actors/ContactActor.ts'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { noCounts, type TrackingActor, type TrackingInput } from '../TrackingActor.ts'
import { goToPlay } from './BrowserPlay.ts'

export class BrowserTracking implements TrackingActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.tracking, async (page, words) => {
      await goToPlay(page, words, 'tracking')
    })
  }

  choose(type: TrackingType): Promise<void> {
    return this.tab.act((page, words) => press(page, words(`tracking:types.${type}`)))
  }

  async track(input: TrackingInput): Promise<void> {
    await this.tab.act(async (page, words) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('tracking:page.add'), exact: true })
        .click()
      await fillIn(page, { ...noCounts, ...input })
      await press(page, words('tracking:editor.save'))
    })
  }

  changeScore(score: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await latestRow(page).getByRole('button').first().click()
      await fillIn(page, { score })
      await press(page, words('tracking:editor.save'))
    })
  }

  deleteLatest(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await latestRow(page).getByRole('button').last().click()
      await press(page, words('tracking:removal.remove'))
    })
  }

  bringBack(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('shell:kit.undo')))
  }

  showDefinitions(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('tracking:page.info')))
  }

  showScrambling(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('tracking:page.scrambling')))
  }

  type(): Promise<TrackingType | undefined> {
    return this.tab.read(async (page, words) => {
      const chosen = await textOf(page.getByRole('group', { name: words('tracking:page.types') }).getByRole('button', { pressed: true }))
      return trackingTypes.find((type) => words(`tracking:types.${type}`) === chosen)
    })
  }

  average(): Promise<string> {
    return this.tab.read((page) => textOf(page.getByRole('main').locator('section p').first()))
  }

  latest(): Promise<string> {
    return this.tab.read(async (page) => {
      const row = latestRow(page)
      if (!(await exists(row))) return ''
      const score = await textOf(row.locator('td').first())
      return `${await textOf(row.locator('th span').first())}, ${score}`
    })
  }

  progress(): Promise<Progress> {
    return this.tab.read(async (page, words) => {
      if (await exists(page.getByRole('button', { name: words('tracking:editor.saving') }))) return 'in progress'
      return (await exists(page.getByText(words('tracking:editor.updated')))) ? 'done' : 'not started'
    })
  }

  explained(): Promise<number> {
    return this.tab.read((page) => page.getByRole('dialog').getByRole('definition').count())
  }

  scrambling(): Promise<string> {
    return this.tab.read(async (page) => {
      const cells = page.getByRole('dialog').locator('tbody tr').first().locator('td')
      return (await textsOf(cells)).join(', ')
    })
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

function latestRow(page: Page): Locator {
  return page.getByRole('main').locator('tbody tr').first()
}

async function fillIn(page: Page, input: TrackingInput): Promise<void> {
  for (const field of trackingFields) {
    const text = input[field]
    if (text !== undefined) await page.getByRole('dialog').locator(`[name=${field}]`).fill(text)
  }
}
