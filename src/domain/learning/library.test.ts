import { describe, expect, test } from 'vitest'
import { libraryLanguage, nextVideo, type Series, seriesIn } from './library.ts'

function someSeries(id: string, given: Partial<Series> = {}): Series {
  return { id, categoryId: 'swing', title: id, languages: ['en', 'fr'], videoCount: 5, watchedCount: 0, isFavourite: false, ...given }
}

describe('Series', () => {
  const all = [someSeries('first'), someSeries('sand', { categoryId: 'sand' }), someSeries('body', { languages: ['fr'] })]

  test.each([
    [undefined, undefined, ['first', 'sand', 'body']],
    ['swing', undefined, ['first', 'body']],
    ['swing', 'en', ['first']],
    [undefined, 'fr', ['first', 'sand', 'body']],
    ['nowhere', 'en', []],
  ] as const)('of category %s in %s', (category, language, ids) => {
    expect(seriesIn(all, category, language).map(({ id }) => id)).toEqual(ids)
  })
})

test.each([
  ['ja', 'fr', 'ja'],
  [undefined, 'fr', 'fr'],
  ['zh', 'fr', 'fr'],
  ['zh', 'zh', 'en'],
] as const)('with %s wished and %s on the screen the library speaks %s', (preferred, onScreen, language) => {
  expect(libraryLanguage(['en', 'fr', 'ja'], preferred, onScreen)).toBe(language)
})

test('the next video is the first that was not watched to its end', () => {
  expect(nextVideo([{ progress: 100 }, { progress: 95 }, { progress: 94 }, { progress: 0 }])).toEqual({ progress: 94 })
  expect(nextVideo([{ progress: 96 }])).toBeUndefined()
})
