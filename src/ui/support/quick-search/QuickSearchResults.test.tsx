import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { Found, FoundKind } from '#domain/support/quickSearch'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { QuickSearchResults } from './QuickSearchResults.tsx'
import { QuickSearchStatus } from './QuickSearchStatus.tsx'
import { QuickSearchViewModel } from './QuickSearchViewModel.ts'
import { screenLinks } from './screenLinks.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const coach = { id: 'teodor', firstName: 'Teodor', lastName: 'Brandt' }
const lesson = {
  kind: 'lesson',
  id: 'l-7',
  name: 'Iron play',
  path: '/lessons/l-7',
  centreName: 'Lakeshore',
  timeZone: 'America/Chicago',
} as const
const start = Temporal.Instant.from('2026-05-13T02:10:00Z')
const found: readonly Found[] = [
  { ...lesson, start, coach },
  { ...lesson, id: 'l-8', start, coach: undefined },
  { kind: 'video', id: 'v-2', name: 'Turn', path: '/learn/videos/v-2', seriesName: 'Tempo' },
  { kind: 'course', id: 'c-3', name: 'Sandridge', path: '/play/courses/c-3', city: 'Vero Beach' },
  { kind: 'order', id: 'o-4', name: '000000031', path: '/shop/orders/31', placedAt: start, items: ['Glove', 'Towel'] },
  { kind: 'product', id: 'p-5', name: 'Towel', path: '/shop/products/towel' },
]

test('what is found is grouped by its kind and told apart by what belongs to it', () => {
  const groups = (['lesson', 'video', 'course', 'order', 'product'] as const).map((kind) => ({
    kind,
    found: found.filter((each) => each.kind === kind),
  }))
  const onChoose = vi.fn<() => void>()
  const screens = screenLinks.slice(1, 2).map((link) => ({ ...link, name: 'Bookings' }))
  place.show(
    <InPage>
      <QuickSearchResults screens={screens} groups={groups} onChoose={onChoose} />
    </InPage>,
  )
  expect([...place.element.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
    'Bookings',
    'search.lessonWith lesson=Iron play coach=Teodor Brandt12 May 2026\u00a0· Lakeshore',
    'Iron play12 May 2026\u00a0· Lakeshore',
    'TurnTempo',
    'SandridgeVero Beach',
    'search.order number=000000031Glove, Towel',
    'Towel',
  ])
  const heads = [...place.element.querySelectorAll('[role=group]')].map((group) => group.firstElementChild?.textContent)
  expect(heads).toEqual(['search.pages', 'kinds.lesson', 'kinds.video', 'kinds.course', 'kinds.order', 'kinds.product'])
  act(() => place.element.querySelector<HTMLElement>('[role=option]')?.click())
  expect(onChoose).toHaveBeenCalledOnce()
})

async function search(answers: Partial<Record<FoundKind, readonly Found[]>>, screens = 0) {
  const find = async (kind: FoundKind) => answers[kind] ?? Promise.reject(new Failure('server-fault'))
  const model = new QuickSearchViewModel({ kinds: ['video', 'course'], find }, { sleep: async () => undefined })
  model.type(' turn ')
  const busy = drawn(<QuickSearchStatus model={model} screens={screens} />).textContent
  await expect.poll(() => model.isSearching).toBe(false)
  return [
    busy,
    ...[...drawn(<QuickSearchStatus model={model} screens={screens} />).querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent,
    ),
  ]
}

test('a search says to those who hear it that it goes on, and how many it found, the screens too', async () => {
  expect(await search({ video: found.slice(2, 3), course: found.slice(3, 4) }, 3)).toEqual(['search.searching', 'search.count count=5'])
  expect(await search({ video: [], course: [] })).toEqual(['search.searching', 'search.none words=turn'])
})

test('a search that could not look everywhere says where', async () => {
  expect(await search({ video: [] })).toEqual(['search.searching', '', 'search.notSearched kinds=kinds.course'])
  expect(await search({ video: found.slice(2, 3) })).toEqual([
    'search.searching',
    'search.count count=1',
    'search.notSearched kinds=kinds.course',
  ])
})
