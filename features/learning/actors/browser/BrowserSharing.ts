import { exists, textOf } from '../../../world/browser/pageReaders.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { SharingActor } from '../SharingActor.ts'

export class BrowserSharing implements SharingActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async share(title: string): Promise<void> {
    await this.begin(title)
    await this.press('create')
  }

  async shareFromHere(title: string): Promise<void> {
    await this.share(title)
    await this.tab.act((page) => page.getByRole('dialog').getByRole('checkbox').press(' '))
  }

  async thinkBetterOf(title: string): Promise<void> {
    await this.begin(title)
    await this.press('drop')
  }

  copy(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.context().grantPermissions(['clipboard-write'])
      await page.getByRole('button', { name: words('share:share.copy'), exact: true }).click()
    })
  }

  open(id: string, query = ''): Promise<void> {
    const address = `/share/${id}${query}`
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }

  address(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const field = page.getByRole('textbox', { name: words('share:share.address') })
      return (await exists(field)) ? field.inputValue() : undefined
    })
  }

  title(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const isNowhere = await exists(page.getByRole('heading', { name: words('share:shared.gone') }))
      return isNowhere ? undefined : textOf(page.getByRole('heading', { level: 1 }))
    })
  }

  isPlayed(): Promise<boolean> {
    return this.tab.read((page) => exists(page.locator('video')))
  }

  time(): Promise<number> {
    return this.tab.read((page) => page.locator('video').evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime)))
  }

  private begin(title: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('share:share.buttonFor', { title }) }).click())
  }

  private press(button: 'create' | 'drop'): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: words(`share:share.${button}`), exact: true })
        .click(),
    )
  }
}
