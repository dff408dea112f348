import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, type ExpectStatic, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { serveDemo } from '../../features/world/browser/serveDemo.ts'

const file = join(tmpdir(), `clubhouse-world-${process.pid}.json`)

let served: Awaited<ReturnType<typeof serveDemo>>
let browser: Browser

beforeAll(async () => {
  served = await serveDemo('dist-mock')
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.close()
  rmSync(file, { force: true })
})

async function aFreshPage(address = served.origin): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(address)
  return page
}

function deskOn(page: Page): Locator {
  return page.getByRole('dialog', { name: 'QA desk' })
}

async function anOpenDesk(expect: ExpectStatic): Promise<{ readonly page: Page; readonly desk: Locator }> {
  const page = await aFreshPage()
  await page.getByRole('button', { name: 'QA desk' }).waitFor()
  await page.keyboard.press('Alt+q')
  const desk = deskOn(page)
  await desk.getByRole('button', { name: /Hana Lindqvist/ }).click()
  await desk.getByRole('button', { name: 'Stop the clock' }).click()
  await expectHome(page, expect)
  return { page, desk }
}

async function expectHome(page: Page, expect: ExpectStatic): Promise<void> {
  await expect.poll(() => page.locator('main').textContent()).toContain(', Hana')
  await expect.poll(() => page.getByText('Loading').count()).toBe(0)
}

function time(desk: Locator): Promise<string | null> {
  return desk.getByRole('time').first().getAttribute('datetime')
}

// Each test has its own browser context and `expect`: the global one can't poll in concurrent tests.
describe.concurrent('The QA desk', () => {
  test('takes and returns the focus, and works by keyboard alone', async ({ expect }) => {
    const page = await aFreshPage()
    const field = page.getByRole('textbox', { name: 'Email or phone' })
    await page.getByRole('button', { name: 'QA desk' }).waitFor()
    await field.focus()
    await page.keyboard.press('Alt+q')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('QA desk')
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Mateo')
    await page.keyboard.press('Escape')
    await expect.poll(() => deskOn(page).count()).toBe(0)
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })

  test('injects faults into the product until all are stopped', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await desk.getByRole('button', { name: 'Add a fault' }).click()
    await desk.getByRole('combobox', { name: 'Call', exact: true }).selectOption('session.lesson-credit-v3')
    await desk.getByRole('combobox', { name: 'Fault', exact: true }).selectOption('status')
    await desk.getByRole('combobox', { name: 'Status', exact: true }).selectOption('404')
    await desk.getByRole('textbox', { name: /Times/ }).fill('')
    await desk.getByRole('button', { name: 'Inject' }).click()
    const isOn = () => desk.getByRole('switch', { name: /session.lesson-credit-v3/ }).isChecked()
    await expect.poll(isOn).toBe(true)
    // Keyboard shortcuts work only while the focus is in the desk.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add a fault')
    await page.keyboard.press('Escape')
    await expect.poll(() => deskOn(page).count()).toBe(0)
    await page.keyboard.press('Alt+q')
    await page.reload()
    await expect.poll(() => desk.getByRole('button', { name: /404 .*lesson\/credit/ }).count()).toBeGreaterThan(0)
    await desk.getByRole('button', { name: 'Stop all' }).click()
    await expect.poll(isOn).toBe(false)
    await page.reload()
    await expect
      .poll(() =>
        desk
          .getByRole('button', { name: /lesson\/credit/ })
          .last()
          .textContent(),
      )
      .toContain('200')
    await page.context().close()
  })

  test('opens the fault form from a logged request, and shows the changes of a drift', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    const request = () => desk.getByRole('button', { name: /v3\/player\/lesson\/credit/ }).last()
    await request().click()
    await desk.getByRole('button', { name: 'Break this next time' }).click()
    const where = desk.getByRole('combobox', { name: 'Call', exact: true })
    await expect.poll(() => where.inputValue()).toBe('session.lesson-credit-v3')
    await expect.poll(() => where.evaluate((element) => element === document.activeElement)).toBe(true)
    await desk.getByRole('combobox', { name: 'Fault', exact: true }).selectOption('drifted')
    await desk.getByRole('button', { name: 'Inject' }).click()
    await expect.poll(() => desk.getByRole('switch', { name: /session.lesson-credit-v3/ }).isChecked()).toBe(true)
    await page.reload()
    await expectHome(page, expect)
    await desk.getByRole('button', { name: /drifted/ }).click()
    const differences = desk.getByRole('table', { name: 'What the fault changed in the answer' })
    await expect.poll(() => differences.getByRole('row').last().textContent()).toMatch(/^data\./)
    expect(await desk.textContent()).toMatch(/\d+ drifted/)
    await page.context().close()
  })

  test('leads from an explanation of the product to its rule', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await page.goto(`${served.origin}/play/statistics`)
    await page.getByRole('button', { name: 'Why? Scrambling' }).click()
    await page.getByRole('button', { name: 'The rule' }).click()
    await desk.getByText('rounds.statistics-of-known-holes').waitFor()
    await desk.getByText('A player reads of which holes and rounds scrambling is counted').click()
    await desk.getByText('When Hana asks how scrambling is counted').waitFor()
    await desk.getByRole('button', { name: 'Close the rule' }).click()
    await expect.poll(() => desk.getByText('rounds.statistics-of-known-holes').count()).toBe(0)
    await page.context().close()
  })

  test('takes the product offline and back online, also across a reload', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    const offline = desk.getByRole('switch', { name: 'Offline' })
    const isOnline = () => page.evaluate(() => navigator.onLine)
    // The input is behind the drawn switch.
    await desk
      .locator('label')
      .filter({ has: page.getByRole('switch', { name: 'Offline' }) })
      .click()
    await expect.poll(isOnline).toBe(false)
    await page.reload()
    await expect.poll(() => offline.isChecked()).toBe(true)
    expect(await isOnline()).toBe(false)
    await desk.getByRole('button', { name: 'Stop all' }).click()
    await expect.poll(isOnline).toBe(true)
    await page.reload()
    await expectHome(page, expect)
    await page.context().close()
  })

  test('frees a place and notifies the player', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await desk.getByRole('combobox', { name: 'Action', exact: true }).selectOption('scheduling.free-place')
    await desk.getByRole('button', { name: 'Make it happen' }).click()
    await desk.getByText('Done: A place becomes free').waitFor()
    await page.goto(`${served.origin}/account/notifications`)
    await page.getByRole('main').getByText('A place is free').first().waitFor()
    await page.context().close()
  })

  test('saves a scenario that another tab loads and deletes', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await desk.getByRole('button', { name: 'Year end' }).click()
    await desk.getByRole('textbox', { name: 'Scenario name' }).fill('New Year')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText('New Year is saved').waitFor()
    await desk.getByRole('button', { name: 'Back to real time' }).click()
    const other = await page.context().newPage()
    await other.goto(served.origin)
    await other.getByRole('button', { name: 'QA desk' }).click()
    await deskOn(other).getByRole('button', { name: 'Load New Year' }).click()
    await expect.poll(() => time(deskOn(other))).toContain('-12-31T23:59')
    await deskOn(other).getByRole('button', { name: 'Delete New Year' }).click()
    await deskOn(other).getByText('New Year is deleted').waitFor()
    await page.context().close()
  })

  test('moves the clock in all tabs and keeps it across a reload', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    const other = await page.context().newPage()
    await other.goto(served.origin)
    await other.getByRole('button', { name: 'QA desk' }).click()
    await desk.getByRole('button', { name: 'Year end' }).click()
    await expect.poll(() => time(desk)).toContain('-12-31T23:59')
    await expect.poll(() => time(deskOn(other))).toBe(await time(desk))
    await page.reload()
    await expect.poll(() => time(desk)).toContain('-12-31T23:59')
    await page.context().close()
  })

  test('restores the same world by export, reset and import', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await desk.getByRole('button', { name: '+1 day' }).click()
    await desk.getByRole('button', { name: 'Reload' }).click()
    await expectHome(page, expect)
    const before = await page.locator('main').textContent()
    const [download] = await Promise.all([page.waitForEvent('download'), desk.getByRole('button', { name: 'Export' }).click()])
    await download.saveAs(file)
    await desk.getByRole('button', { name: 'Reset' }).click()
    await desk.getByRole('button', { name: 'Reset the world' }).click()
    await expect.poll(() => desk.getByRole('button', { name: 'Stop the clock' }).count()).toBe(1)
    await expectHome(page, expect)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), desk.getByRole('button', { name: 'Import' }).click()])
    await chooser.setFiles(file)
    await expect.poll(() => desk.getByRole('button', { name: 'Start the clock' }).count()).toBe(1)
    await expect.poll(() => page.locator('main').textContent()).toBe(before)
    await page.context().close()
  })

  test('creates a link that shows the same scenario elsewhere and after a reload', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await desk.getByRole('button', { name: '24 h before' }).first().click()
    await desk.getByRole('button', { name: 'Reload' }).click()
    await expectHome(page, expect)
    await desk.getByRole('button', { name: 'Copy scenario link' }).click()
    await desk.getByText('Scenario link copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const shown = await page.locator('main').textContent()
    await page.context().close()
    const elsewhere = await aFreshPage(link)
    await expect.poll(() => elsewhere.locator('main').textContent()).toBe(shown)
    expect(elsewhere.url()).not.toContain('#')
    await elsewhere.reload()
    await expect.poll(() => elsewhere.locator('main').textContent()).toBe(shown)
    await elsewhere.context().close()
  })

  test('creates a link that leads to the screen on which it was copied', async ({ expect }) => {
    const { page, desk } = await anOpenDesk(expect)
    await page.getByRole('navigation').getByRole('link', { name: 'Lessons', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor()
    await desk.getByRole('button', { name: 'Copy scenario link' }).click()
    await desk.getByText('Scenario link copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.context().close()
    const elsewhere = await aFreshPage(link)
    await elsewhere.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor()
    expect(new URL(elsewhere.url()).pathname).toBe('/lessons')
    await elsewhere.context().close()
  })

  test('reports a broken link and keeps the world unchanged', async ({ expect }) => {
    const page = await aFreshPage(`${served.origin}/#scenario=fairway`)
    await expect
      .poll(() => deskOn(page).getByRole('region', { name: 'World' }).getByRole('status').first().textContent())
      .toContain('The scenario link is broken')
    expect(page.url()).not.toContain('#')
    await page.context().close()
  })
})
