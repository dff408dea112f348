import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { checkLayouts } from '../layouts/layoutCheck.ts'
import { layoutProblems } from '../layouts/layoutProblems.ts'
import { placeProblems } from '../layouts/placeProblems.ts'
import { readTargets } from '../layouts/readTargets.ts'
import { readTexts } from '../layouts/readTexts.ts'
import { touchProblems } from '../layouts/touchProblems.ts'
import { allVisitors } from '../layouts/visitors.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each(allVisitors)(
  'every screen of %s fits at every breakpoint: no text is cut off, on another or outside the page, fingers find each control, and a reload keeps its place',
  async (who) => {
    const { problems, missing } = await checkLayouts(browser, 'dist', who, { language: 'en', colorScheme: 'light', reloads: true })
    expect(problems).toEqual([])
    expect(missing, 'paths without an address that was opened').toEqual([])
  },
)

test('the check knows a page that begins at its top after a reload', async () => {
  const page = await browser.newPage()
  const script = "<script>history.scrollRestoration = 'manual'</script>"
  await page.goto(`data:text/html,${script}<div id="app"><h1>Fairway</h1><p style="height: 3000px">Green</p></div>`)
  expect(await placeProblems(page, 1000)).toEqual(['after a reload it is 0 px from the top, not 300'])
  await page.close()
})

test.each([
  ['text that is cut off', '<div style="width: 60px; overflow: hidden; white-space: nowrap">Fairway and green</div>', /^cut off/],
  ['a page that is too wide', '<p style="width: 500px">Wide</p>', /^wider than the page/],
  ['texts on one another', '<p>Fairway</p><p style="margin-top: -34px">Green</p>', /^on one another/],
  ['space below the content', '<p>Fairway</p><i style="position: absolute; top: 700px; width: 1px; height: 1px"></i>', /^scrolls 101 px/],
  ['a number that breaks', '<p style="width: 2ch; overflow-wrap: anywhere">207</p>', /^broken within a word: "207" of/],
  [
    'a day that breaks',
    '<p style="width: 6ch; overflow-wrap: anywhere">On Wednesday, 20 May</p>',
    /^broken within a word: "Wednesday," of/,
  ],
  ['a part of a word that breaks', '<p style="width: 5ch; overflow-wrap: anywhere">Right-handed</p>', /^broken within a word: "handed" of/],
  ['a word that is hyphenated', '<p style="width: 6ch; hyphens: auto; overflow-wrap: anywhere">Membership</p>', undefined],
  ['a long address that breaks', '<p style="width: 20ch; overflow-wrap: anywhere">marisol.vance@clubhouse.example</p>', undefined],
  ['text only for screen readers', '<p style="position: absolute; width: 1px; clip-path: inset(50%)">Fairway</p>', undefined],
  [
    'text that is shortened on purpose',
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Fairway and green</p>',
    undefined,
  ],
  ['a list that scrolls', '<div style="width: 60px; overflow: auto"><p style="width: 500px">Fairway</p></div>', undefined],
])('the check knows %s', async (_what, html, problem) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 600 } })
  await page.setContent(`<!doctype html><body style="margin: 0">${html}`)
  const found = layoutProblems(await page.evaluate(readTexts))
  expect(found.map((text) => (problem ? problem.test(text) : text))).toEqual(problem ? [true] : [])
  await page.close()
})

test.each([
  [
    'a button that is too small for a finger',
    '<button style="width: 60px; height: 18px">Tee off</button>',
    /^too small for a finger: \d+ × 1\d of "Tee off"/,
  ],
  [
    'a small button with room around it',
    '<button style="position: relative; width: 44px; height: 18px">Tee<span style="position: absolute; inset: -13px 0"></span></button>',
    undefined,
  ],
  ['a link within a sentence', '<p>Play the <a href="/">back nine</a> today</p>', undefined],
  ['a field into which phones zoom', '<input style="width: 200px; height: 44px; font-size: 14px">', /^letters of 14 px/],
])('the check of phones knows %s', async (_what, html, problem) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 600 } })
  await page.setContent(`<!doctype html><body style="margin: 40px">${html}`)
  const found = touchProblems(await page.evaluate(readTargets))
  expect(found.map((text) => (problem ? problem.test(text) : text))).toEqual(problem ? [true] : [])
  await page.close()
})
