import type { Locator, Page } from 'playwright'
import type { CardInput, ScorecardFlag } from '#domain/rounds/scorecard'
import { pathOfRound, pathOfScorecard } from '#ui/shell/paths.ts'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { type CardActor, type HoleInput, roundInProgress } from '../CardActor.ts'
import { goToPlay } from './BrowserPlay.ts'

const answers = ['terribleTeeShot', 'nearTheGreen', 'upAndDownChance', 'upAndDown', 'badThreePutt', 'greenInRegulation'] as const

export class BrowserCard implements CardActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open(): Promise<void> {
    const address = pathOfScorecard(roundInProgress)
    await this.tab.navigateTo(address, async (page, words) => {
      await goToPlay(page, words, 'rounds')
      for (const next of [pathOfRound(roundInProgress), address]) await page.getByRole('main').locator(`a[href="${next}"]`).click()
    })
  }

  async enter(hole: number, { strokes, putts }: HoleInput): Promise<void> {
    await this.tab.act((page) => cell(page, 0, hole).fill(String(strokes)))
    if (putts !== undefined) await this.tab.act((page) => cell(page, 1, hole).fill(String(putts)))
  }

  pickUp(hole: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      await cell(page, 0, hole).focus()
      await page.getByRole('heading', { name: words('scorecard:hole.title', { number: hole }) }).waitFor()
      await page.getByRole('button', { name: words('scorecard:hole.pickedUp') }).click()
    })
  }

  saysTerribleTeeShot(hole: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      await cell(page, 0, hole).focus()
      await page.getByRole('heading', { name: words('scorecard:hole.title', { number: hole }) }).waitFor()
      const question = page.getByRole('group', { name: words('scorecard:answers.terribleTeeShot') })
      await question.getByRole('button', { name: words('scorecard:hole.yes'), exact: true }).click()
    })
  }

  showBack(isShown: boolean): Promise<void> {
    return this.tab.act((page, words) =>
      page.getByRole('checkbox', { name: words('scorecard:page.backNine') }).setChecked(isShown, { force: true }),
    )
  }

  stopRecording(flags: readonly ScorecardFlag[]): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('button', { name: words('scorecard:page.settings') }).click()
      for (const flag of flags) await page.locator(`input[name=${flag}]`).setChecked(false, { force: true })
      await page.getByRole('button', { name: words('scorecard:settings.save'), exact: true }).click()
    })
  }

  hole(): Promise<number | undefined> {
    return this.tab.read(async (page) => {
      const title = page.getByRole('main').getByRole('heading', { level: 2 })
      return (await exists(title)) ? Number((await textOf(title)).replaceAll(/\D/g, '')) : undefined
    })
  }

  holes(): Promise<readonly number[]> {
    return this.tab.read(async (page) => {
      const heads = await textsOf(page.getByRole('main').locator('thead th'))
      return heads.map(Number).filter((number) => number > 0)
    })
  }

  played(): Promise<number> {
    return this.tab.read(async (page, words) => {
      const text = await textOf(page.getByRole('region', { name: words('scorecard:totals.label') }).locator('p'))
      return Number(/\d+/.exec(text))
    })
  }

  strokes(hole: number): Promise<number | undefined> {
    return this.tab.read(async (page) => {
      const value = await cell(page, 0, hole).inputValue()
      return value === '' ? undefined : Number(value)
    })
  }

  asked(): Promise<readonly CardInput[]> {
    return this.tab.read(async (page, words) => {
      const groups = await textsOf(page.getByRole('main').locator('fieldset > legend'))
      const asked = [...(['strokes', 'putts'] as const)].filter((name) =>
        groups.some((group) => group.startsWith(words(`scorecard:hole.${name}`))),
      )
      const others = answers.filter((name) => groups.includes(words(`scorecard:answers.${name}`)))
      return [...asked, ...others].toSorted(
        (one, other) => groups.findIndex((text) => isOf(words, one, text)) - groups.findIndex((text) => isOf(words, other, text)),
      )
    })
  }

  isAllSent(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByText(words('scorecard:state.sent'), { exact: true })))
  }
}

function isOf(words: PageTexts, input: CardInput, text: string): boolean {
  return input === 'strokes' || input === 'putts'
    ? text.startsWith(words(`scorecard:hole.${input}`))
    : text === words(`scorecard:answers.${input}`)
}

/** The rows of fields: strokes, then putts, first of the front nine. */
function cell(page: Page, row: 0 | 1, hole: number): Locator {
  const nine = page
    .getByRole('main')
    .getByRole('table')
    .nth(hole > 9 ? 1 : 0)
  return nine
    .locator('tr')
    .filter({ has: page.locator('input') })
    .nth(row)
    .locator('input')
    .nth((hole - 1) % 9)
}
