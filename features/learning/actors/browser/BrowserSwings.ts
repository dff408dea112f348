import type { Locator, Page } from 'playwright'
import { type SwingView, swingViews } from '#domain/learning/swing'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openArea, type Tab } from '../../../world/browser/Tab.ts'
import type { SwingFacts, SwingsActor } from '../SwingsActor.ts'
import { frameShown, observeFrames } from './shownFrames.ts'

const elsewhere = 'swing-latest-2'

export class BrowserSwings implements SwingsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo('/learn/swings', async (page, words) => {
      await openArea(page, words, 'learn')
      await page
        .getByRole('main')
        .getByRole('link', { name: words('library:library.swings'), exact: true })
        .click()
    })
  }

  wantView(view: SwingView): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words(`swings:view.${view}`), exact: true }).click())
  }

  async wantClub(club: string): Promise<void> {
    await this.tab.act((page, words) => page.getByRole('combobox', { name: words('swings:list.club') }).selectOption(club))
  }

  wantOlder(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words.pattern('swings:list.older') }).click())
  }

  async openSwing(id: string): Promise<void> {
    const address = `/learn/swings/${id}`
    await this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
    await this.tab.act((page) => observeFrames(page.locator('video')))
  }

  step(frames: number): Promise<void> {
    return this.tab.act(async (page) => {
      for (let step = 0; step < Math.abs(frames); step += 1) await page.locator('video').press(frames > 0 ? '.' : ',')
    })
  }

  async slowDown(): Promise<void> {
    await this.tab.act((page, words) => page.getByRole('combobox', { name: words('learning:player.speed') }).selectOption('0.1'))
  }

  write(comment: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await fillIn(page, words, comment)
      await page.keyboard.press('Escape')
    })
  }

  send(comment: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await fillIn(page, words, comment)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('swings:send.send'), exact: true })
        .click()
    })
  }

  lookAtAnother(): Promise<void> {
    return this.tab.act(async (page, words) => {
      const { pathname } = new URL(page.url())
      for (const path of [`/learn/swings/${elsewhere}`, pathname]) {
        await page.getByRole('link', { name: words('swings:swing.back') }).click()
        await page.getByRole('main').locator(`a[href$="${path}"]`).click()
        await page.locator('video').waitFor()
      }
    })
  }

  count(): Promise<number> {
    return this.tab.read((page) => cards(page).count())
  }

  newest(): Promise<SwingFacts | undefined> {
    return this.tab.read((page, words) => factsIn(cards(page).first(), 3, words))
  }

  sentCount(): Promise<number> {
    return this.tab.read((page, words) => cards(page).getByText(words('swings:sent.badge'), { exact: true }).count())
  }

  shown(): Promise<SwingFacts | undefined> {
    return this.tab.read(async (page, words) =>
      (await exists(page.locator('video'))) ? factsIn(page.getByRole('main'), 1, words) : undefined,
    )
  }

  frame(): Promise<number> {
    return this.tab.read((page) => frameShown(page.locator('video')))
  }

  speed(): Promise<number> {
    return this.tab.read((page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate))
  }

  comments(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(
        page
          .getByRole('region', { name: words('swings:sent.title') })
          .getByRole('listitem')
          .getByRole('paragraph'),
      ),
    )
  }

  draft(): Promise<string> {
    return this.tab.act(async (page, words) => {
      await openLetter(page, words)
      return field(page).inputValue()
    })
  }
}

function cards(page: Page): Locator {
  return page.getByRole('main').locator('section').getByRole('listitem')
}

async function factsIn(place: Locator, level: number, words: PageTexts): Promise<SwingFacts | undefined> {
  const heading = place.getByRole('heading', { level })
  if (!(await exists(heading))) return undefined
  const texts = await textsOf(place.getByRole('paragraph'))
  return {
    club: await textOf(heading),
    view: swingViews.find((view) => texts.some((text) => text.startsWith(words(`swings:view.${view}`)))),
  }
}

async function fillIn(page: Page, words: PageTexts, comment: string): Promise<void> {
  await openLetter(page, words)
  await field(page).fill(comment)
}

async function openLetter(page: Page, words: PageTexts): Promise<void> {
  if (await exists(page.getByRole('dialog'))) return
  const names = [words('swings:send.title'), words('swings:send.goOn')]
  await names
    .map((name) => page.getByRole('button', { name, exact: true }))
    .reduce((one, other) => one.or(other))
    .click()
}

function field(page: Page): Locator {
  return page.getByRole('dialog').getByRole('textbox')
}
