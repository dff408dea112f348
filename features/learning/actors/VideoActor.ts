import { pathOfVideo } from '#ui/learning/learningPaths.ts'
import { textIn } from '../../world/screen/either.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { button, called, field, heading, item, link, main, navigation, part, region } from '../../world/screen/Target.ts'

export const film = part('video')
export const startOver = button('video:video.startOver')
export const notes = region('video:notes.title')
const chapters = region('video:video.chapters')
const series = navigation('video:video.series')
const draft = field().within(notes)

export class VideoActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  /** `at` in seconds. */
  open(id: string, { seriesId, at }: { readonly seriesId?: string; readonly at?: number } = {}): Promise<void> {
    return this.screen.open(pathOfVideo(id, seriesId, at))
  }

  async skip(seconds: number): Promise<void> {
    const [playback] = await this.screen.playback(film)
    await this.screen.seek(film, (playback?.time ?? 0) + seconds)
  }

  async beginNote(text: string): Promise<void> {
    await this.screen.press(button('video:notes.add'))
    await this.screen.type(draft, text)
  }

  async beginChange(text: string, to: string): Promise<void> {
    await this.act('edit', text)
    await this.screen.type(draft, to)
  }

  saveNote(): Promise<void> {
    return this.screen.press(button('video:notes.save'))
  }

  act(key: 'edit' | 'remove' | 'seek' | 'link', note: string): Promise<void> {
    const row = item().having(part('p').withText(called(note)))
    return this.screen.press(button(`video:notes.${key}`).within(row).within(notes))
  }

  async followLink(note: string): Promise<void> {
    await this.act('link', note)
    const { pathname, search } = new URL(await this.screen.copied())
    await this.screen.open(pathname + search)
  }

  /** By keyboard. */
  goToChapter(title: string): Promise<void> {
    return this.screen.pressEnter(
      button()
        .having(part('span').withText(called(title)))
        .within(chapters),
    )
  }

  /** Whole seconds. */
  async time(): Promise<number> {
    const [playback] = await this.screen.playback(film)
    if (!playback) throw new Error('No video is on the screen')
    return Math.floor(playback.time)
  }

  async place(): Promise<readonly [title: string, place: number]> {
    const marks = await this.screen.marks(item().within(series), 'aria-current')
    return [await this.screen.text(heading().within(series)), marks.indexOf('true') + 1]
  }

  /** Such as `0:24: Takeaway`. */
  async chapters(): Promise<readonly string[]> {
    const row = button().within(chapters)
    const [times, titles] = [
      await this.screen.texts(part('span:first-child').within(row)),
      await this.screen.texts(part('span:last-child').within(row)),
    ]
    return times.map((time, index) => `${time}: ${titles[index]}`)
  }

  chapter(): Promise<string | undefined> {
    return textIn(this.screen, chapters, part('li[aria-current] span:last-child'))
  }

  async next(): Promise<string | undefined> {
    const text = await textIn(this.screen, main.having(film), link('video:video.next'))
    return text && (await this.screen.words()).read('video:video.next', text)?.['title']
  }
}
