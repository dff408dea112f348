import { act } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Swing } from '#domain/learning/swing'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildSwing } from '../../../../tests/builders/swings.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { SwingsScreen } from './SwingsScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

function Address() {
  return <output>{useLocation().search}</output>
}

async function show(swings: readonly Swing[], at = '/') {
  const port = { list: async () => swings, byId: unasked, sendToCoach: unasked }
  await act(async () =>
    place.show(
      <InPage parts={[port]} at={at}>
        <SwingsScreen />
        <Address />
      </InPage>,
    ),
  )
}

const all = (selector: string) => [...place.element.querySelectorAll(selector)]
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)
const address = () => new URLSearchParams(place.element.querySelector('output')?.textContent)
const chosen = () =>
  all('[role=group] button')
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)
const hrefs = () => all('li h3 a').map((link) => link.getAttribute('href'))

const swings = [
  buildSwing('s-3', '2026-05-03T08:00', { club: 'Driver', isLeftHanded: true }),
  buildSwing('s-2', '2026-05-02T08:00', { view: 'down-the-line' }),
  buildSwing('s-1', '2026-04-09T08:00', { club: 'Driver', view: 'down-the-line', poster: '/s-1.jpg' }),
]

test('swings are listed by month, each with its club, its side and its moment', async () => {
  await show(swings)
  expect(texts('section h2')).toEqual(['May 2026', 'April 2026'])
  expect(all('section ul').map((list) => [list.getAttribute('aria-label'), list.children.length])).toEqual([
    ['May 2026', 2],
    ['April 2026', 1],
  ])
  expect(texts('li h3')).toEqual(['Driver', '7 iron', 'Driver'])
  expect(hrefs()).toEqual([`${paths.swings}/s-3`, `${paths.swings}/s-2`, `${paths.swings}/s-1`])
  expect(texts('li h3 + p')).toEqual(['view.face-on\u00a0· view.leftHanded', 'view.down-the-line', 'view.down-the-line'])
  expect(all('time').map((time) => time.getAttribute('datetime'))[2]).toBe('2026-04-09T13:00:00Z')
  expect(all('img').map((picture) => picture.getAttribute('src'))).toEqual(['/s-1.jpg'])
})

test('a chosen view and a chosen club stay together in the address', async () => {
  await show(swings, '/?club=Driver')
  expect([chosen(), hrefs().length]).toEqual([['list.allViews'], 2])
  await pressButton('view.down-the-line')
  expect([Object.fromEntries(address()), chosen(), hrefs()]).toEqual([
    { club: 'Driver', view: 'down-the-line' },
    ['view.down-the-line'],
    [`${paths.swings}/s-1`],
  ])
  const select = place.element.querySelector('select')
  expect([select?.value, texts('option')]).toEqual(['Driver', ['list.allClubs', 'Driver', '7 iron']])
  await act(async () => {
    if (select) select.value = '*'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(Object.fromEntries(address())).toEqual({ view: 'down-the-line' })
  await pressButton('list.allViews')
  expect([address().size, hrefs().length]).toEqual([0, 3])
})

test('a player who finds no swing of a kind can have all again', async () => {
  await show(swings.slice(0, 1), '/?view=down-the-line')
  await pressButton('list.showAll')
  expect([address().size, hrefs().length, place.element.querySelector('select')]).toEqual([0, 1, null])
})

test('older swings follow on request, and the address keeps them', async () => {
  await show(
    Array.from({ length: 53 }, (_, index) => buildSwing(`s-${index}`, '2026-05-03T08:00')),
    '/?view=face-on',
  )
  expect(hrefs()).toHaveLength(24)
  await pressButton('list.older count=29')
  expect([hrefs().length, Object.fromEntries(address())]).toEqual([48, { view: 'face-on', shown: '48' }])
})

test('two swings can be compared, one can’t, and a player without any books a lesson', async () => {
  const links: boolean[] = []
  for (const count of [2, 1]) {
    await show(swings.slice(0, count))
    links.push(all('a').some((link) => link.getAttribute('href') === paths.compareSwings))
    place.clear()
    place = renderAt()
  }
  await show([])
  expect([links, all('a').at(-1)?.getAttribute('href')]).toEqual([[true, false], paths.book])
})
