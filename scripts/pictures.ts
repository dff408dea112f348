import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { builtProduct } from '../features/world/browser/builtProduct.ts'
import { launchBrowser } from '../features/world/browser/Chromium.ts'
import { serveDemo } from '../features/world/browser/serveDemo.ts'
import { type Picture, pictures } from './pictures/list.ts'

const folder = 'docs/pictures'
const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 780 } } as const

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const unknown = wanted.filter((name) => !pictures.some((picture) => picture.name === name))
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}. There are: ${pictures.map(({ name }) => name).join(', ')}`)

const site = await serveDemo(builtProduct('dist-mock', 'npm run build -- --mode mock'))
const browser = await launchBrowser()
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const file = `${folder}/${picture.name}.webp`
    const image = await take(browser, picture)
    writeFileSync(file, image)
    process.stdout.write(`${file}: ${Math.round(image.length / 1000)} kB\n`)
  }
} finally {
  await Promise.all([browser.close(), site.close()])
}

async function take(browser: Browser, picture: Picture): Promise<Buffer> {
  const { player, size, language = 'en', colorScheme = 'light', region, path, link, top, desk = false } = picture
  const { port } = new URL(site.origin)
  const origin = `http://${region ? `${region}.` : ''}localhost:${port}`
  const context = await browser.newContext({
    ...{ viewport: sizes[size], deviceScaleFactor: size === 'phone' ? 1.5 : 1, reducedMotion: 'reduce' },
    ...{ colorScheme, locale: 'en-US', timezoneId: region === 'jp' ? 'Asia/Tokyo' : 'America/Chicago' },
  })
  await context.clock.setSystemTime('2026-05-20T14:00:00Z')
  await context.addInitScript((chosen) => localStorage.setItem('clubhouse.language', JSON.stringify(chosen)), language)
  try {
    const page = await context.newPage()
    await signIn(page, { origin, player })
    await page.goto(origin + path)
    await isShown(page)
    if (link) {
      const followed = page.locator(`main ${link}`).first()
      await page.goto(new URL((await followed.getAttribute('href')) ?? '', origin).href)
      await isShown(page)
    }
    if (top)
      await page
        .locator(top)
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'start' }))
    if (desk) await page.keyboard.press('Alt+q')
    else await page.getByRole('button', { name: 'QA desk' }).evaluate((button) => button.remove())
    await page.waitForLoadState('networkidle')
    return await inWebp(await context.newPage(), await page.screenshot())
  } finally {
    await context.close()
  }
}

async function signIn(page: Page, { origin, player }: { readonly origin: string; readonly player: string }): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.locator('input[name=username]').fill(`${player}@clubhouse.example`)
  await page.locator('input[type=password]').fill(`fairway-${player}`)
  await page.locator('form [type=submit]').click()
  await page.locator('input[type=password]').waitFor({ state: 'detached' })
  await isShown(page)
}

async function isShown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null && document.fonts.status === 'loaded')
}

/** Chromium's own encoder needs no library. */
async function inWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.75)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
