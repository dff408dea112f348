import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { HttpVideoLibrary } from './HttpVideoLibrary.ts'

const host = 'https://media.clubhouse.example'

function libraryThatSays(data: unknown): HttpVideoLibrary {
  const send = async <Q, B, Answer>({ answer }: Call<Q, B, Answer>): Promise<Answer> => answer.parse({ data })
  return new HttpVideoLibrary({ send }, host)
}

test('languages that we do not know are left out', async () => {
  expect(await libraryThatSays([{ code: 'fr' }, { code: 'tlh' }, { code: 'en' }]).languages()).toEqual(['fr', 'en'])
})

test('a broken series leaves the others, and a poster of another host is not shown', async () => {
  const good = { id: '1', title: 'Sand', categoryId: 'sand', languages: ['en', 'tlh'], videoCount: 5, watched: 9 }
  const shelf = await libraryThatSays([
    { id: '' },
    { ...good, poster: 'https://elsewhere.example/a.webp' },
    { ...good, id: '2', poster: `${host}/a.webp` },
  ])
  expect(
    (await shelf.series()).map(({ id, poster, languages, watchedCount, isFavourite }) => [
      id,
      poster,
      languages,
      watchedCount,
      isFavourite,
    ]),
  ).toEqual([
    ['1', undefined, ['en'], 5, false],
    ['2', `${host}/a.webp`, ['en'], 5, false],
  ])
})
