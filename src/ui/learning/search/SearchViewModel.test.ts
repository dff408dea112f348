import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { RecentKeywords } from '#app/learning/RecentKeywords'
import { SearchViewModel } from './SearchViewModel.ts'

function aSearch() {
  const asked: string[] = []
  const pauses: (() => void)[] = []
  const library = {
    languages: async () => ['en', 'fr'] as const,
    categories: async () => ({ categories: [], intro: undefined }),
    series: async () => [],
    oneSeries: () => Promise.reject(new Error('nobody opens a series')),
    search: async ({ keyword, language }: { readonly keyword: string; readonly language: string }) => {
      asked.push(`${keyword} ${language}`)
      return []
    },
  }
  const clock = { sleep: () => new Promise<void>((resolve) => pauses.push(resolve)) }
  const model = new SearchViewModel(library, new RecentKeywords({ value: 'hana', changes: NEVER }), clock)
  model.show({ onScreen: 'fr' })
  const pass = async () => {
    for (const over of pauses.splice(0)) over()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { model, asked, pass }
}

test('nothing is asked for while the player is typing', async () => {
  const { model, asked, pass } = aSearch()
  model.type('p')
  await new Promise((resolve) => setImmediate(resolve))
  model.type('putt')
  expect(asked).toEqual([])
  await pass()
  expect(asked.at(-1)).toBe('putt fr')
})

test('an empty field asks for nothing and shows nothing', async () => {
  const { model, asked, pass } = aSearch()
  model.type('  ')
  await pass()
  expect(asked).toEqual([])
  expect(model.results.value).toBeUndefined()
})

test('a keyword that is chosen is the latest one', () => {
  const { model } = aSearch()
  for (const keyword of ['putt', 'tempo', 'putt']) model.choose(keyword)
  expect(model.recentKeywords).toEqual(['putt', 'tempo'])
})

test('another language asks again at once', async () => {
  const { model, asked } = aSearch()
  model.choose('putt')
  model.chooseLanguage('en')
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual(['putt fr', 'putt en'])
})
