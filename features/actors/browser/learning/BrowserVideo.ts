import type { Locator, Page } from 'playwright'
import type { VideoActor } from '../../video.ts'
import { isThere, textOf, textsOf } from '../reading.ts'
import type { Tab } from '../Tab.ts'
import type { Words } from '../words.ts'

export class BrowserVideo implements VideoActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(id: string): Promise<void> {
    const address = `/learn/videos/${id}`
    return this.tab.arrive(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }

  /** Real seconds of a real film, twice as fast. */
  watch(seconds: number): Promise<void> {
    return this.tab.act(async (page) => {
      await page.locator('video').evaluate(async (film: HTMLVideoElement, until) => {
        const end = film.currentTime + until
        film.muted = true
        film.playbackRate = 2
        await film.play()
        await new Promise<void>((resolve) => {
          const look = () => {
            if (film.currentTime >= end || film.ended) resolve()
            else requestAnimationFrame(look)
          }
          look()
        })
        film.pause()
      }, seconds)
    })
  }

  goOn(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words.pattern('video:video.goOn') }).click())
  }

  note(text: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('button', { name: words('video:notes.add') }).click()
      await write(page, words, text)
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

  title(): Promise<string | undefined> {
    return this.tab.look(async (page) =>
      (await isThere(page.locator('video'))) ? textOf(page.getByRole('heading', { level: 1 })) : undefined,
    )
  }

  offered(): Promise<number | undefined> {
    return this.tab.look(async (page, words) => {
      const [offer] = await textsOf(page.getByRole('button', { name: words.pattern('video:video.goOn') }))
      const [minutes, seconds] = offer?.match(/\d+/g) ?? []
      return seconds === undefined ? undefined : Number(minutes) * 60 + Number(seconds)
    })
  }

  time(): Promise<number> {
    return this.tab.look((page) => page.locator('video').evaluate((film: HTMLVideoElement) => Math.floor(film.currentTime)))
  }

  notes(): Promise<readonly string[]> {
    return this.tab.look((page, words) => textsOf(notesOf(page, words).getByRole('listitem').getByRole('paragraph')))
  }

  next(): Promise<string | undefined> {
    return this.tab.look(async (page, words) => {
      const [text] = await textsOf(page.getByRole('link', { name: words.pattern('video:video.next') }))
      return text === undefined ? undefined : words.read('video:video.next', text)?.['title']
    })
  }
}

async function write(page: Page, words: Words, text: string): Promise<void> {
  await notesOf(page, words).getByRole('textbox').fill(text)
  await page.getByRole('button', { name: words('video:notes.save') }).click()
}

function notesOf(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words('video:notes.title') })
}

function rowOf(page: Page, words: Words, text: string): Locator {
  return notesOf(page, words).getByRole('listitem').filter({ hasText: text })
}
