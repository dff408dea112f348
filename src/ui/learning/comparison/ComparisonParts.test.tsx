import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import { drawn, InPage } from '../../../../tests/builders/InPage.tsx'
import { buildMedia, VideoStub } from '../../../../tests/builders/learning.ts'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildRecordedSwing, buildSwing } from '../../../../tests/builders/swings.ts'
import { ComparisonScreen } from './ComparisonScreen.tsx'
import { PairBar } from './PairBar.tsx'
import { PairModel } from './PairModel.ts'
import { TrackModel } from './TrackModel.ts'
import { TrackVideo } from './TrackVideo.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const show = (part: ReactNode) => place.show(<InPage>{part}</InPage>)
const buttons = () => [...place.element.querySelectorAll('button')]

function createPair(...marks: readonly number[]) {
  const pair = new PairModel()
  const tracks = [10, 12].map((seconds) => new TrackModel(buildRecordedSwing(`of ${seconds}`, { media: buildMedia({ seconds }) })))
  pair.put(tracks)
  for (const [index, track] of tracks.entries()) pair.attach(track, new VideoStub([10, 12][index]))
  pair.lay(marks, undefined)
  pair.seekToStart()
  return { pair, tracks }
}

test('two videos that meet at impact have one line, on which impact is marked', async () => {
  const { pair } = createPair(4, 5)
  const unlay = vi.fn<() => void>()
  show(<PairBar pair={pair} isLaid={true} onUnlay={unlay} />)
  const slider = place.element.querySelector('input')
  expect([slider?.min, slider?.max, slider?.getAttribute('aria-valuetext')]).toEqual(['-5', '7', '-5.00s'])
  const impact = place.element.querySelector<HTMLElement>('[class*=impact]')
  expect(Number.parseFloat(impact?.style.insetInlineStart ?? '')).toBeCloseTo(41.67)
  await pressButton('compare.toImpact')
  expect(pair.position).toBe(0)
  await pressButton('compare.play')
  expect([pair.isPlaying, buttons()[0]?.textContent]).toEqual([true, 'compare.pause'])
  act(() => pair.pause())
  await pressButton('compare.unlay')
  expect(unlay).toHaveBeenCalledOnce()
})

test('two videos that were not marked begin together, and have no impact to go to', () => {
  const { pair } = createPair()
  const part = drawn(<PairBar pair={pair} isLaid={false} onUnlay={() => undefined} />)
  expect(part.querySelector('input')?.getAttribute('aria-valuetext')).toBe('0.00s')
  expect([part.textContent.includes('compare.toImpact'), part.querySelector('[class*=impact]')]).toEqual([false, null])
})

test('a video is named after its club and day, mirrored by itself, and says that it is broken', () => {
  const { pair, tracks } = createPair()
  const [track] = tracks
  if (!track) throw new Error('There are two')
  show(<TrackVideo track={track} pair={pair} />)
  const video = place.element.querySelector('video')
  expect([video?.getAttribute('aria-label'), video?.hasAttribute('data-mirrored')]).toEqual([
    place.element.querySelector('figcaption')?.textContent,
    false,
  ])
  expect(video?.getAttribute('aria-label')).toMatch(/7 iron.*3 May/)
  act(() => track.mirror())
  expect(video?.getAttribute('data-mirrored')).toBe('true')
  act(() => void video?.querySelector('source')?.dispatchEvent(new Event('error')))
  expect(place.element.textContent).toContain('player.broken')
})

const swings = [
  buildSwing('c', '2026-05-03T08:00', { club: 'Driver' }),
  buildSwing('b', '2026-05-02T08:00'),
  buildSwing('a', '2026-04-01T08:00'),
]

async function compare(list = swings, at = '/') {
  const port = { list: async () => list, byId: async (id: string) => buildRecordedSwing(id), sendToCoach: async () => undefined }
  await act(async () => {
    place.show(
      <InPage parts={[port]} at={at}>
        <ComparisonScreen />
      </InPage>,
    )
    await untilIdle()
  })
}
const side = (name: string) => place.element.querySelector(`section[aria-label="compare.${name}"]`)
const pressOn = (name: string, label: string) =>
  act(async () => [...(side(name)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label)?.click())

test('each side tells its own moment of impact, and is mirrored by itself', async () => {
  await compare(swings, '/?left=c&right=a&rightMark=2.5')
  expect(['left', 'right'].map((name) => side(name)?.querySelector('p')?.textContent)).toEqual([
    'compare.unmarked',
    'compare.marked time=2.50s',
  ])
  await pressOn('left', 'compare.mark')
  expect(side('left')?.querySelector('p')?.textContent).toMatch(/compare\.marked time=0\.\d\ds/)
  await pressOn('right', 'compare.mirror')
  expect([...place.element.querySelectorAll('video')].map((video) => video.hasAttribute('data-mirrored'))).toEqual([false, true])
  await pressButton('compare.unlay')
  expect(['left', 'right'].map((name) => side(name)?.querySelector('p')?.textContent)).toEqual(['compare.unmarked', 'compare.unmarked'])
})

test('a player with a single swing has nothing to compare', async () => {
  await compare(swings.slice(0, 1))
  expect([place.element.textContent.includes('compare.none'), place.element.querySelector('video')]).toEqual([true, null])
})
