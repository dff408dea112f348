import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrange } from '#mocks/contexts/arrange'
import { paths } from '#ui/shell/paths.ts'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { slowPage } from '../bench/slowPage.ts'
import { ServedClub } from './ServedClub.ts'
import { scrollToFirstMessage } from './scrollToFirstMessage.ts'

const messages = 'main li[data-from]'

describe('A long conversation about a return', () => {
  let browser: Browser
  let club: ServedClub
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
    club = await ServedClub.open('dist')
    await returns().hasMessages('player-hana', 60)
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
    await club.letHanaIn(context)
    page = await context.newPage()
    await page.goto(club.origin + paths.return.replace(':id', returns().of('player-hana').id))
    await page.locator(messages).first().waitFor()
  })
  afterAll(async () => {
    await browser.close()
    await club.close()
  })

  const returns = () => arrange(club.backend.world).returns

  /** As when the reader comes back to the tab. */
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  /** Where a message stands in its scroller. */
  const heightOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((message) => {
      const top = message.closest('[role=group]')?.getBoundingClientRect().top ?? Number.NaN
      return Math.round(message.getBoundingClientRect().top - top)
    })

  const scrollTo = (text: string) => page.getByText(text, { exact: true }).evaluate((message) => message.scrollIntoView())

  test('shows its end first, and what stands above as the reader scrolls up', async () => {
    expect(await page.locator(messages).count()).toBe(20)
    await scrollTo('Message 42')
    await expect.poll(() => page.locator(messages).count()).toBe(40)
    expect(await heightOf('Message 42')).toBeGreaterThan(-10)
    expect(await heightOf('Message 42')).toBeLessThan(100)
  })

  test('stays where it is read when a message comes, which is announced politely', async () => {
    await scrollTo('Message 35')
    const before = await heightOf('Message 35')
    await returns().isAnswered('player-hana', 'The parcel is here.')
    await look()
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContainEqual('New message from Ingrid Solberg: The parcel is here.')
    expect(await heightOf('Message 35')).toBe(before)
  })

  test('follows its end once the reader is there', async () => {
    await page.getByRole('button', { name: 'Latest messages' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Latest messages' }).count()).toBe(0)
    await returns().isAnswered('player-hana', 'The refund is on its way.')
    await look()
    await expect.poll(() => page.locator(messages).last().textContent()).toContain('The refund is on its way.')
    const fromEnd = () =>
      page.locator('main [role=group]:has(> ol)').evaluate((each) => each.scrollHeight - each.scrollTop - each.clientHeight)
    await expect.poll(fromEnd).toBeLessThan(2)
  })

  test('reaches its first message on a slow phone, however fast the reader scrolls', async () => {
    await returns().hasMessages('player-hana', 200)
    const slow = await slowPage(page.context())
    await slow.goto(page.url())
    await slow.locator(messages).first().waitFor()
    await scrollToFirstMessage(slow)
    expect(await slow.locator(messages).count()).toBeGreaterThan(200)
    await slow.close()
  })
})
