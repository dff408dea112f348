import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright'
import type { Film } from '#mocks/media/index'
import { colourSheet } from './colourSheet.ts'
import type { Scene } from './Scene.ts'

export class Studio {
  private readonly browser: Browser
  private readonly page: Page

  private constructor(browser: Browser, page: Page) {
    this.browser = browser
    this.page = page
  }

  static async open(options: LaunchOptions): Promise<Studio> {
    const browser = await chromium.launch(options)
    return new Studio(browser, await browser.newPage())
  }

  async stage({ still, frame }: Scene, { width, height }: Film): Promise<(seconds: number) => Promise<Buffer>> {
    await this.page.setViewportSize({ width, height })
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
    const style = `<style>${colourSheet()} body{margin:0} svg{position:absolute;inset:0}</style>`
    await this.page.setContent(`${style}<svg ${size}>${still}</svg><svg ${size} id="moving"></svg>`)
    return async (seconds) => {
      await this.page.locator('#moving').evaluate((moving, drawing) => {
        moving.innerHTML = drawing
      }, frame(seconds))
      return this.page.screenshot()
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
  }
}
