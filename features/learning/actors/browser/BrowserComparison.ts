import type { Locator, Page } from 'playwright'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { ComparisonActor, SwingPair } from '../SwingsActor.ts'
import { frameShown, framesApart, observeFrames } from './shownFrames.ts'

type Side = 'left' | 'right'

export class BrowserComparison implements ComparisonActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async open({ left, right, marks }: SwingPair): Promise<void> {
    const [leftMark, rightMark] = marks?.map((frame) => `${momentOf(frame)}`) ?? []
    const wish = Object.entries({ left, right, leftMark, rightMark }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const address = `/learn/swings/compare?${new URLSearchParams(wish)}`
    await this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
    await this.tab.act((page) => observeFrames(page.locator('video')))
  }

  run(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('swings:compare.play'), exact: true }).click())
  }

  async changeSpeed(speed: number): Promise<void> {
    await this.tab.act((page, words) => page.getByRole('combobox', { name: words('learning:player.speed') }).selectOption(`${speed}`))
  }

  goToMiddle(): Promise<void> {
    return this.tab.act((page) => page.getByRole('toolbar').getByRole('button').first().press('5'))
  }

  step(frames: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      const button = page.getByRole('button', { name: words(`learning:keys.frame${frames > 0 ? 'On' : 'Back'}`), exact: true })
      for (let step = 0; step < Math.abs(frames); step += 1) await button.click()
    })
  }

  markImpact(side: Side, frame: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('slider', { name: words('swings:compare.position') }).fill(`${momentOf(frame)}`)
      await settings(page, words, side)
        .getByRole('button', { name: words('swings:compare.mark') })
        .click()
    })
  }

  swings(): Promise<readonly (string | undefined)[]> {
    return this.tab.read((page, words) =>
      Promise.all((['left', 'right'] as const).map((side) => settings(page, words, side).getByRole('combobox').inputValue())),
    )
  }

  frames(): Promise<readonly number[]> {
    return this.tab.read(async (page) => Promise.all((await page.locator('video').all()).map(frameShown)))
  }

  apart(): Promise<number> {
    return this.tab.read((page) => framesApart(page.locator('video')))
  }
}

function settings(page: Page, words: PageTexts, side: Side): Locator {
  return page.getByRole('region', { name: words(`swings:compare.${side}`) })
}

function momentOf(frame: number): number {
  return (frame + 0.5) / 30
}
