import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { createPlayer } from '../../../../tests/builders/learning.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Player } from './Player.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => {
  place.clear()
  vi.restoreAllMocks()
})

const captions = (['fr', 'ja'] as const).map((language) => ({ language, address: `https://media.club.example/${language}.vtt` }))

function show(media: Parameters<typeof createPlayer>[0] = { captions, poster: '/v.jpg' }) {
  const { model, viewing } = createPlayer(media)
  place.show(
    <InPage>
      <Player model={model} title="Tempo" />
    </InPage>,
  )
  return { model, viewing }
}

const video = () => place.element.querySelector('video')
const select = (label: string) => place.element.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
const button = (name: string) => [...place.element.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name))
function choose(label: string, value: string): void {
  const field = select(label)
  if (field) field.value = value
  act(() => void field?.dispatchEvent(new Event('change', { bubbles: true })))
}

test('a video is named, has its captions, and its tools are a toolbar with a name', () => {
  show()
  expect([video()?.getAttribute('aria-label'), video()?.getAttribute('poster'), video()?.getAttribute('preload')]).toEqual([
    'Tempo',
    '/v.jpg',
    'metadata',
  ])
  const tracks = [...place.element.querySelectorAll('track')].map((track) => [track.getAttribute('srclang'), track.getAttribute('label')])
  expect(tracks).toEqual([
    ['fr', 'captions.fr'],
    ['ja', 'captions.ja'],
  ])
  expect(place.element.querySelector('[role=toolbar]')?.getAttribute('aria-label')).toBe('player.toolbar')
})

test('captions are off where the language on the screen has none, until some are chosen', () => {
  const { viewing } = show()
  expect([select('player.captions')?.value, [...(select('player.captions')?.options ?? [])].map(({ value }) => value)]).toEqual([
    'off',
    ['off', 'fr', 'ja'],
  ])
  choose('player.captions', 'ja')
  expect([viewing.value.captions, select('player.captions')?.value]).toEqual(['ja', 'ja'])
  place.clear()
  place = renderAt()
  show({})
  expect(select('player.captions')).toBeNull()
})

test('the speed is chosen from a list, and kept', () => {
  const { viewing } = show()
  choose('player.speed', '0.25')
  expect([viewing.value.speed, video()?.playbackRate, select('player.speed')?.value]).toEqual([0.25, 0.25, '0.25'])
})

function startAt(seconds: number): HTMLVideoElement {
  const film = video()
  if (!film) throw new Error('There is a video')
  film.currentTime = seconds
  return film
}

test.each([
  ['keys.frameBack', -1],
  ['keys.frameOn', 1],
])('a single frame is stepped to the side that its button names: %s', (name, side) => {
  show()
  const film = startAt(12)
  act(() => button(name)?.click())
  expect(Math.sign(film.currentTime - 12)).toBe(side)
})

test('keys move the video but stay with lists and with a pressed button', () => {
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined)
  show()
  const film = startAt(12)
  const press = (key: string, at: Element | null | undefined) => {
    act(() => void at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    return [film.currentTime, plays.mock.calls.length]
  }
  expect([press('l', film), press('j', select('player.speed')), press(' ', button('keys.frameOn')), press(' ', film)]).toEqual([
    [22, 0],
    [22, 0],
    [22, 0],
    [22, 1],
  ])
})

test('a broken video says so and is loaded again on request', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  show()
  act(() => void place.element.querySelector('source')?.dispatchEvent(new Event('error')))
  expect(place.element.textContent).toContain('player.broken')
  act(() => button('failure.retry')?.click())
  expect(load).toHaveBeenCalledOnce()
})

test('the keys are explained with what they do, the digits too', async () => {
  show()
  await act(async () => button('keys.title')?.click())
  await act(async () => void (await import('./KeyHelp.tsx')))
  const rows = [...document.querySelectorAll('[role=dialog] dl > div')].map((row) => [
    [...row.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
    row.querySelector('dd')?.textContent,
  ])
  expect([rows[0], rows[3], rows.at(-2), rows.at(-1)]).toEqual([
    ['␣ K', 'keys.play'],
    ['←', 'keys.back5'],
    ['M', 'keys.sound'],
    ['0 9', 'keys.tenths'],
  ])
  await act(async () => document.querySelector<HTMLButtonElement>('[role=dialog] button')?.click())
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
