import { expect, test } from 'vitest'
import { createPlayer } from '../../../../tests/builders/learning.ts'
import { followCaptions } from './useCaptions.ts'

/** Fires change events like a browser's track list. */
function someTracks(...languages: readonly string[]) {
  const list = Object.assign(new EventTarget(), { [Symbol.iterator]: () => tracks[Symbol.iterator]() })
  const tracks = languages.map((language): { language: string; mode: TextTrackMode } => ({ language, mode: 'disabled' }))
  const shown = () => tracks.filter(({ mode }) => mode === 'showing').map(({ language }) => language)
  const showAlso = (language: string) => {
    for (const track of tracks) if (track.language === language) track.mode = 'showing'
    list.dispatchEvent(new Event('change'))
  }
  const showOnly = (language: string) => {
    for (const track of tracks) track.mode = 'disabled'
    showAlso(language)
  }
  return { list, shown, showAlso, showOnly }
}

function aFilm(readyState = 1) {
  const { list, ...tracks } = someTracks('en', 'fr', 'ja')
  const { model, viewing } = createPlayer()
  followCaptions({ textTracks: list, readyState }, model, 'fr')
  return { ...tracks, model, viewing }
}

test('captions are in the language on the screen until others are chosen', () => {
  const { shown, showOnly, viewing } = aFilm()
  expect(shown()).toEqual(['fr'])
  showOnly('ja')
  expect(viewing.value.captions).toBe('ja')
})

test('what a browser adds by itself is nobody’s choice', () => {
  const { shown, showAlso, viewing } = aFilm()
  showAlso('en')
  expect([shown(), viewing.value.captions]).toEqual([['fr'], undefined])
})

test('where none are wanted, none come before the video can be played', () => {
  const { shown, showAlso, viewing, model } = aFilm(0)
  model.chooseCaptions('off')
  showAlso('en')
  expect([shown(), viewing.value.captions]).toEqual([[], 'off'])
})

test('none are a choice as well', () => {
  const { showOnly, viewing } = aFilm()
  showOnly('none of them')
  expect(viewing.value.captions).toBe('off')
})
