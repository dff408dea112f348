import type { CommonActor } from '../Actor.ts'
import type { PageTexts } from '../browser/pageTexts.ts'
import { keysOf, type Notice, notices } from '../notices.ts'
import type { RefusalReason } from '../RefusalReason.ts'
import { noticeTexts } from './noticeTexts.ts'
import type { Screen } from './Screen.ts'
import { alert, button, main, part } from './Target.ts'

/** What a player does and reads on any screen. */
export class PlayerOnScreen implements CommonActor {
  readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  async notices(): Promise<readonly Notice[]> {
    const texts = await noticeTexts(this.screen)
    const words = await this.screen.words()
    const found = notices.filter((notice) => keysOf(notice).some((key) => texts.some((text) => matchesText(words, key, text))))
    const isHome = (await this.screen.address()).split('?')[0] === '/'
    return isHome && (await this.screen.shows(alert().within(main))) ? [...found, 'part-unread'] : found
  }

  /** The code of the answer, and its words if they are shown. */
  async refusalReason(): Promise<RefusalReason | undefined> {
    const text = await this.screen.text(part('body'))
    const [refusal] = await this.screen.refusals()
    return refusal && { code: refusal.code, words: refusal.words !== '' && text.includes(refusal.words) ? refusal.words : undefined }
  }

  async turnMonths(...steps: readonly number[]): Promise<void> {
    for (const count of steps) {
      const turn = button(`shell:months.${count > 0 ? 'nextMonth' : 'previousMonth'}`)
      for (let turned = 0; turned < Math.abs(count); turned += 1) await this.screen.press(turn)
    }
  }

  reload(): Promise<void> {
    return this.screen.reload()
  }
}

/** A failure's reason may be the second paragraph. */
function matchesText(words: PageTexts, key: string, text: string): boolean {
  const start = /^shell:(?:failure|update|servers)\.|Lead$/.test(key) ? '' : '^'
  return new RegExp(`${start}(?:${words.pattern(key).source})`).test(text)
}
