import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MediaItem, ProductVideo } from '#domain/commerce/product'
import { openOverlays } from '#ui/kit/content/openOverlays.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Gallery } from './Gallery.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => {
  place.clear()
  vi.restoreAllMocks()
})

function medium(name: string, video?: Partial<ProductVideo>): MediaItem {
  const film = { url: `https://media.club.example/${name}.mp4`, provider: 'shop', title: `Film of the ${name}`, description: '' }
  return {
    ...{ url: `https://media.club.example/${name}.jpg`, label: `The ${name}`, position: 1, isDisabled: false },
    video: video && { ...film, ...video },
  }
}

const media = [medium('front'), medium('swing', {}), medium('review', { url: 'https://videos.example/watch?v=7' }), medium('back')]

const show = (shown: readonly MediaItem[] = media) =>
  place.show(
    <InPage>
      <Gallery name="Kitebird" media={shown} />
    </InPage>,
  )

const all = (selector: string) => [...document.querySelectorAll(selector)]
const named = (name: string) => all('button').find((each) => each.getAttribute('aria-label') === name)
const press = (name: string) => act(() => named(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
const isDisabled = (name: string) => named(name)?.hasAttribute('disabled')
function pressKey(key: string, at: Element | null): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void at?.dispatchEvent(event))
  return event.defaultPrevented
}
const strip = () => place.element.querySelector('[data-gallery] ul')
/** Where it is: among the slides, and among the small pictures. */
const current = () =>
  ['[data-gallery] li', 'section > ul li'].map((rows) =>
    all(rows).findIndex((row) => (row.querySelector('[data-chosen]') ?? row).getAttribute('aria-current') === 'true'),
  )

test('a gallery is turned by its buttons as far as it reaches', () => {
  show()
  expect([current(), isDisabled('gallery.before'), isDisabled('gallery.next')]).toEqual([[0, 0], true, false])
  press('gallery.next')
  expect([current(), isDisabled('gallery.before')]).toEqual([[1, 1], false])
  press('gallery.picture count=4 total=4')
  expect([current(), isDisabled('gallery.next')]).toEqual([[3, 3], true])
  press('gallery.before')
  expect(current()).toEqual([2, 2])
})

test('a gallery is turned by keys, which stay with a video that has them', () => {
  show()
  expect(strip()?.getAttribute('tabindex')).toBe('0')
  const turned = (['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'x'] as const).map((key) => [
    pressKey(key, strip()),
    current()[0],
  ])
  expect(turned).toEqual([
    [true, 1],
    [true, 3],
    [true, 3],
    [true, 2],
    [true, 0],
    [true, 0],
    [false, 0],
  ])
  expect([pressKey('ArrowRight', place.element.querySelector('video')), current()[0]]).toEqual([false, 0])
})

test('a gallery that is scrolled knows where it is, and another variant starts with its first picture', () => {
  show()
  const list = strip()
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollLeft: { value: 590, writable: true } })
  act(() => void list?.dispatchEvent(new Event('scroll', { bubbles: true })))
  expect(current()).toEqual([2, 2])
  show([medium('navy'), ...media.slice(1)])
  expect(current()).toEqual([0, 0])
})

test('a single picture has nothing to turn, and a product without pictures no gallery', () => {
  show(media.slice(0, 1))
  expect(all('button').map((each) => each.getAttribute('aria-label'))).toEqual(['gallery.zoom label=The front'])
  show([])
  expect(place.element.querySelector('section')).toBeNull()
})

test('each medium is named, and only the shown one is reached by the keyboard', () => {
  show()
  expect(all('section > ul button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'gallery.picture count=1 total=4',
    'gallery.video count=2 total=4',
    'gallery.video count=3 total=4',
    'gallery.picture count=4 total=4',
  ])
  const film = place.element.querySelector('video')
  const zooms = () => ['gallery.zoom label=The front', 'gallery.zoom label=The back'].map((name) => named(name)?.getAttribute('tabindex'))
  expect([film?.getAttribute('aria-label'), film?.tabIndex, zooms()]).toEqual(['Film of the swing', -1, ['0', '-1']])
  press('gallery.next')
  expect([film?.tabIndex, zooms()]).toEqual([0, ['-1', '-1']])
  expect(all('[data-gallery] li > button img').map((each) => each.getAttribute('alt'))).toEqual(['The front', 'The back'])
  expect(all('[data-gallery] img').map((each) => each.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
})

test('a video stops when it is left, and one that is elsewhere leads there in a page of its own', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  show()
  press('gallery.next')
  pause.mockClear()
  press('gallery.next')
  expect(pause).toHaveBeenCalledOnce()
  const link = place.element.querySelector('a')
  expect(['href', 'target', 'rel'].map((name) => link?.getAttribute(name))).toEqual([
    'https://videos.example/watch?v=7',
    '_blank',
    'noopener noreferrer',
  ])
})

const shown = () => document.querySelector('[role=dialog] img')
const inDialog = (name: string) =>
  [...document.querySelectorAll('[role=dialog] button')].find((each) => each.getAttribute('aria-label') === name)
const pressInDialog = (name: string) => act(() => inDialog(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
const ends = () => ['gallery.before', 'gallery.next'].map((name) => inDialog(name)?.hasAttribute('disabled'))

test('pictures are looked at from nearby one after the other, without the videos', () => {
  show()
  press('gallery.zoom label=The front')
  expect([shown()?.getAttribute('alt'), ends()]).toEqual(['The front', [true, false]])
  pressInDialog('gallery.next')
  expect([shown()?.getAttribute('alt'), ends(), current()[0]]).toEqual(['The back', [false, true], 3])
  pressKey('ArrowLeft', shown())
  expect(shown()?.getAttribute('alt')).toBe('The front')
  pressKey('ArrowRight', shown())
  expect(shown()?.getAttribute('alt')).toBe('The back')
  pressInDialog('gallery.close')
  expect([shown(), current()[0]]).toEqual([null, 3])
})

test('a picture is brought nearer and further by a button that says which, and closed by going back', () => {
  show()
  press('gallery.zoom label=The front')
  expect(inDialog('gallery.nearer')?.getAttribute('aria-pressed')).toBe('false')
  pressInDialog('gallery.nearer')
  expect(inDialog('gallery.further')?.getAttribute('aria-pressed')).toBe('true')
  pressInDialog('gallery.further')
  expect(inDialog('gallery.nearer')).toBeDefined()
  act(() => openOverlays.last?.close?.())
  expect(shown()).toBeNull()
})
