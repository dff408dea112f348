import type { Locator, Page } from 'playwright'
import { pathOfVideo } from '#ui/learning/learningPaths.ts'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { VideoActor } from '../VideoActor.ts'

export class BrowserVideo implements VideoActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(id: string, seriesId?: string): Promise<void> {
    return this.arrive(pathOfVideo(id, seriesId))
  }

  openAt(id: string, seconds: number): Promise<void> {
    return this.arrive(pathOfVideo(id, undefined, seconds))
  }

  private arrive(address: string): Promise<void> {
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }

  /** Plays at double speed to save time. */
  watch(seconds: number): Promise<void> {
    return this.tab.act((page) => run(page, { seconds, speed: 2, stops: true }))
  }

  letRun(seconds: number): Promise<void> {
    return this.tab.act((page) => run(page, { seconds, speed: 1, stops: false }))
  }

  moveTo(seconds: number): Promise<void> {
    return this.tab.act((page) => seek(page, { to: seconds, isAhead: false }))
  }

  skip(seconds: number): Promise<void> {
    return this.tab.act((page) => seek(page, { to: seconds, isAhead: true }))
  }

  startOver(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('video:video.startOver') }).click())
  }

  mark(presses = 1): Promise<void> {
    return this.tab.act(async (page, words) => {
      await heart(page, words).evaluate((button: HTMLElement, times) => {
        for (let press = 0; press < times; press += 1) button.click()
      }, presses)
    })
  }

  isMarked(): Promise<boolean> {
    return this.tab.read((page, words) =>
      exists(heart(page, words).and(page.getByRole('button', { name: words.pattern('learning:favourites.drop') }))),
    )
  }

  place(): Promise<readonly [title: string, place: number] | undefined> {
    return this.tab.read(async (page, words) => {
      const series = page.getByRole('navigation', { name: words('video:video.series') })
      if (!(await exists(series))) return undefined
      const marks = await series.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getAttribute('aria-current')))
      return [await textOf(series.getByRole('heading')), marks.indexOf('true') + 1]
    })
  }

  note(text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('button', { name: words('video:notes.add') }).click()
      await write(page, words, text)
    })
  }

  beginNote(text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('button', { name: words('video:notes.add') }).click()
      await notesOf(page, words).getByRole('textbox').fill(text)
    })
  }

  noteBegun(): Promise<string> {
    return this.tab.read(async (page, words) => {
      const written = notesOf(page, words).getByRole('textbox')
      return (await exists(written)) ? written.inputValue() : ''
    })
  }

  beginChange(text: string, to: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await rowOf(page, words, text)
        .getByRole('button', { name: words('video:notes.edit') })
        .click()
      await notesOf(page, words).getByRole('textbox').fill(to)
    })
  }

  changeNote(text: string, to: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await rowOf(page, words, text)
        .getByRole('button', { name: words('video:notes.edit') })
        .click()
      await write(page, words, to)
    })
  }

  removeNote(text: string): Promise<void> {
    return this.tab.act((page, words) =>
      rowOf(page, words, text)
        .getByRole('button', { name: words('video:notes.remove') })
        .click(),
    )
  }

  goToNote(text: string): Promise<void> {
    return this.tab.act((page, words) =>
      rowOf(page, words, text)
        .getByRole('button', { name: words.pattern('video:notes.seek') })
        .click(),
    )
  }

  async followNoteLink(text: string): Promise<void> {
    await this.tab.act(async (page, words) => {
      await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
      await rowOf(page, words, text)
        .getByRole('button', { name: words.pattern('video:notes.link') })
        .click()
      await page.getByText(words('video:notes.linkCopied')).waitFor()
    })
    const link = new URL(await this.tab.read((page) => page.evaluate(() => navigator.clipboard.readText())))
    await this.arrive(link.pathname + link.search)
  }

  goToChapter(title: string): Promise<void> {
    return this.tab.act((page, words) => chaptersOn(page, words).getByRole('button', { name: title }).press('Enter'))
  }

  leadsToLibrary(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('main').getByRole('link', { name: words('video:video.all') })))
  }

  title(): Promise<string | undefined> {
    return this.tab.read(async (page) =>
      (await exists(page.locator('video'))) ? textOf(page.getByRole('heading', { level: 1 })) : undefined,
    )
  }

  isResumed(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('button', { name: words('video:video.startOver') })))
  }

  time(): Promise<number> {
    return this.tab.read((page) => videoOn(page).evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
  }

  notes(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(notesOf(page, words).getByRole('listitem').getByRole('paragraph')))
  }

  markedNote(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text] = await textsOf(notesOf(page, words).locator('li[aria-current]').getByRole('paragraph'))
      return text
    })
  }

  chapters(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = chaptersOn(page, words).getByRole('button')
      return rows.evaluateAll((buttons) => buttons.map((button) => [...button.children].map((part) => part.textContent).join(' ')))
    })
  }

  chapter(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [title] = await textsOf(chaptersOn(page, words).locator('li[aria-current] button span:last-child'))
      return title
    })
  }

  next(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text] = await textsOf(page.getByRole('link', { name: words.pattern('video:video.next') }))
      return text === undefined ? undefined : words.read('video:video.next', text)?.['title']
    })
  }
}

function chaptersOn(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('video:video.chapters') })
}

function videoOn(page: Page): Locator {
  return page.locator('video')
}

interface Run {
  readonly seconds: number
  readonly speed: number
  /** Stops inside the page, because a round trip would be too late. */
  readonly stops: boolean
}

async function run(page: Page, how: Run): Promise<void> {
  await videoOn(page).evaluate(async (video: HTMLVideoElement, given) => {
    const end = video.currentTime + given.seconds
    video.muted = true
    video.playbackRate = given.speed
    await video.play()
    await new Promise<void>((resolve) => {
      const look = () => {
        if (video.currentTime >= end || video.ended) resolve()
        else requestAnimationFrame(look)
      }
      look()
    })
    if (given.stops) video.pause()
  }, how)
}

/** The native timeline has no element to press. */
async function seek(page: Page, where: { readonly to: number; readonly isAhead: boolean }): Promise<void> {
  await videoOn(page).evaluate(async (video: HTMLVideoElement, { to, isAhead }) => {
    const arrived = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    video.currentTime = isAhead ? video.currentTime + to : to
    await arrived
  }, where)
}

function heart(page: Page, words: PageTexts): Locator {
  const [keep, drop] = [words.pattern('learning:favourites.keep'), words.pattern('learning:favourites.drop')]
  return page.getByRole('button', { name: keep }).or(page.getByRole('button', { name: drop }))
}

async function write(page: Page, words: PageTexts, text: string): Promise<void> {
  await notesOf(page, words).getByRole('textbox').fill(text)
  await page.getByRole('button', { name: words('video:notes.save') }).click()
}

function notesOf(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('video:notes.title') })
}

function rowOf(page: Page, words: PageTexts, text: string): Locator {
  return notesOf(page, words).getByRole('listitem').filter({ hasText: text })
}
