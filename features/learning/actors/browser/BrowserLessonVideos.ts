import type { Page } from 'playwright'
import { exists } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { LessonVideosActor } from '../LessonHistoryActor.ts'

export class BrowserLessonVideos implements LessonVideosActor {
  private readonly tab: Tab
  private readonly kept: string[] = []

  constructor(tab: Tab) {
    this.tab = tab
  }

  async restore(): Promise<void> {
    await this.ask()
    await this.tab.act((page, words) => inDialog(page, words, 'confirm').click())
  }

  async thinkBetterOfRestoring(): Promise<void> {
    await this.ask()
    await this.tab.act((page, words) => inDialog(page, words, 'drop').click())
  }

  download(title: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      page.on('download', (file) => this.kept.push(file.suggestedFilename()))
      const choice = page.getByRole('group', { name: words('lessons:lesson.videos') }).getByRole('button', { name: title, exact: true })
      if (await exists(choice)) await choice.click()
      await page.getByRole('button', { name: words('lessons:download.buttonFor', { title }), exact: true }).click()
    })
  }

  retryDownload(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('shell:failure.retry') })
        .click(),
    )
  }

  stopDownload(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('lessons:download.cancel') }).click())
  }

  arePutAway(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('region', { name: words('lessons:restore.away'), includeHidden: true })))
  }

  async files(): Promise<readonly string[]> {
    return this.kept
  }

  private ask(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('lessons:restore.ask') }).click())
  }
}

function inDialog(page: Page, words: PageTexts, button: 'confirm' | 'drop') {
  return page.getByRole('dialog').getByRole('button', { name: words(`lessons:restore.${button}`), exact: true })
}
