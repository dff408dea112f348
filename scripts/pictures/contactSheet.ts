import type { Page } from 'playwright'

export interface CaptionedPicture {
  readonly caption: string
  readonly png: Buffer
}

const style = `
  body { margin: 0; padding: 24px; background: #f3f1ec; color: #1d2a24; font: 15px/1.4 system-ui, sans-serif }
  h1 { margin: 0 0 16px; font-size: 22px }
  main { display: grid; grid-template-columns: repeat(4, 280px); gap: 20px; align-items: start }
  figure { margin: 0 }
  figcaption { margin-bottom: 6px; font-weight: 600 }
  img { display: block; width: 100%; border: 1px solid #c9c5ba; border-radius: 6px }
`

/** Screens of a phone side by side, in the order of their numbers. */
export async function contactSheet(page: Page, title: string, pictures: readonly CaptionedPicture[]): Promise<Buffer> {
  await page.setViewportSize({ width: 1228, height: 100 })
  const figures = pictures.map(
    ({ caption, png }, index) =>
      `<figure><figcaption>${index + 1}. ${caption}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  )
  await page.setContent(`<style>${style}</style><h1>${title}</h1><main>${figures.join('')}</main>`, { waitUntil: 'load' })
  return page.screenshot({ fullPage: true })
}
