import { act, type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pathOfScorecard, paths } from '#ui/shell/paths.ts'
import { wideQuery } from '#ui/shell/wide.ts'
import { InRoute } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { scorecardScreenParts } from '../../../../tests/builders/scorecardScreen.ts'
import { buildHole, buildScorecard, createCardDevice, ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { ScorecardScreen } from './ScorecardScreen.tsx'
import { ScorecardViewModel } from './ScorecardViewModel.ts'

let clear = (): void => undefined
let idleTasks: (() => void)[] = []

beforeEach(() => {
  idleTasks = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleTasks.push(task))
})

afterEach(() => {
  clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The card is on the device, as after an earlier look at it. */
async function keptScreen({ isWide, played = 0 }: { readonly isWide: boolean; readonly played?: number }) {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === wideQuery && isWide, ...listening }))
  const holes = Array.from({ length: 18 }, (_, index) => buildHole(index + 1, { strokes: index < played ? 4 : undefined }))
  const club = new ScorecardsInMemory(buildScorecard({ holes }))
  const device = createCardDevice(club)
  const earlier = new ScorecardViewModel(...scorecardScreenParts(club, device))
  await earlier.open('52')
  earlier.dispose()
  return (
    <InRoute path={paths.scorecard} at={pathOfScorecard('52')} parts={scorecardScreenParts(club, device)}>
      <ScorecardScreen />
    </InRoute>
  )
}

function shownIn(element: Element) {
  return { tables: element.querySelectorAll('table').length, holes: element.querySelectorAll('section[aria-label] h2').length }
}

describe('the first frame of a scorecard', () => {
  test.each([
    { where: 'on a phone: the hole', isWide: false, played: 12, first: { tables: 0, holes: 1 } },
    { where: 'on a wide page: the front nine while it is played', isWide: true, played: 3, first: { tables: 1, holes: 0 } },
    { where: 'on a wide page: both nines while the back nine is played', isWide: true, played: 12, first: { tables: 2, holes: 0 } },
  ])('$where', async ({ first, ...given }) => {
    const place = renderAt()
    clear = place.clear
    const screen = await keptScreen(given)
    await act(async () => place.show(screen))
    expect(shownIn(place.element)).toEqual(first)
    await act(async () => {
      for (const task of idleTasks) task()
    })
    expect(shownIn(place.element)).toEqual({ tables: 2, holes: 1 })
  })

  test('a card that the device has is shown without a skeleton', async () => {
    const screen = await keptScreen({ isWide: false })
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    clear = () => {
      root.unmount()
      element.remove()
    }
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const isBusy = await new Promise((resolve) => {
      // React has handled what the screen changed before the paint, and nothing has been drawn.
      const look = () => queueMicrotask(() => resolve(element.querySelector('[aria-busy]') !== null))
      startTransition(() => root.render(<AfterLayout onLayout={look}>{screen}</AfterLayout>))
    })
    expect([isBusy, shownIn(element).holes]).toEqual([false, 1])
  })
})

describe('the next hole', () => {
  test('is brought into view, with its number', async () => {
    const place = renderAt()
    clear = place.clear
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const screen = await keptScreen({ isWide: false, played: 3 })
    await act(async () => place.show(screen))
    scrolled.mockClear()
    const next = [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('hole.next '))
    await act(async () => next?.click())
    expect(scrolled.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]])
  })
})

describe('a score of the table', () => {
  test.each([
    ['-', 4],
    ['5e', 4],
    ['５', 5],
  ])('typed as %s', async (typed, kept) => {
    const place = renderAt()
    clear = place.clear
    const screen = await keptScreen({ isWide: true, played: 3 })
    await act(async () => place.show(screen))
    const cell = () => place.element.querySelector<HTMLInputElement>('table input')
    const field = cell()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    await act(async () => field?.dispatchEvent(new Event('input', { bubbles: true })))
    await act(async () => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(cell()?.value).toBe(`${kept}`)
  })
})

function AfterLayout({ onLayout, children }: { readonly onLayout: () => void; readonly children: ReactNode }) {
  useLayoutEffect(onLayout, [onLayout])
  return children
}
