import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { serveFolders, serveSite } from '../../scripts/docs/serve.ts'
import { Checkout } from './Checkout.ts'

let checkout: Checkout
let browser: Browser
beforeAll(async () => {
  checkout = new Checkout()
  browser = await launchBrowser()
})
afterEach(() => checkout.stop())
afterAll(async () => {
  await browser.close()
  await checkout.remove()
})

async function opened(address: string): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`))
  await page.goto(address)
  return { page, problems }
}

/** Opens the folder without its slash, signs in, and reloads. */
async function expectDemo(address: string): Promise<void> {
  const { page, problems } = await opened(address)
  await page.getByRole('button', { name: 'QA desk' }).waitFor()
  await page.getByRole('textbox', { name: 'Email or phone' }).fill('hana@clubhouse.example')
  await page.locator('input[type=password]').fill('fairway-hana')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
  expect(page.url()).toBe(address)
  await page.reload()
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}

async function expectDocumentation(address: string): Promise<void> {
  const { page, problems } = await opened(address)
  await page.getByRole('link', { name: 'Number of items in the cart' }).first().click()
  await page.getByRole('heading', { name: 'Number of items in the cart', level: 1 }).waitFor()
  await page.getByText('Every player has their own cart').first().waitFor()
  await page.locator('img[src^="./pictures/"]').first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}

describe('Commands that write a site', () => {
  test('npm run docs -- --run --serve --port 0 --base /club/docs/ features/commerce/cart-count.feature', async ({ task }) => {
    checkout.write('reports/unit.json', JSON.stringify({ startTime: 0, testResults: [] }))
    const { address, output } = await checkout.start(task.name, /read it at (\S+)/)
    expect(output()).toMatch(/largest page: \S+ \(\d\.\d MB\)/)
    await expectDocumentation(address)

    await expectDemo(`${address}demo`)

    const folder = join(checkout.root, 'dist-docs')
    const atRoot = await serveSite({ folder, base: '/' }, 0)
    await expectDocumentation(`${atRoot.origin}/`)
    await atRoot.close()
    expect(globSync('**/{*-report,.vite,chunks.json,manifest.json,*.map}', { cwd: folder })).toEqual([])
  })

  test('npm run build:demo -- --base /folder/', async ({ task }) => {
    expect(await checkout.run(task.name)).toMatchObject({ status: 0 })
    const demo = await serveFolders([{ folder: join(checkout.root, 'dist-demo'), base: '/folder/' }], 0)
    await expectDemo(`${demo.origin}/folder`)
    await demo.close()
  })
})
