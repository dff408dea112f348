import { expect, test } from 'vitest'
import type { FoundProducts } from '#domain/commerce/listing'
import { ShopSearchModel } from './ShopSearchModel.ts'

const rest = () => new Promise((resolve) => setImmediate(resolve))

function field() {
  const asked: { readonly words: string | undefined; readonly pageSize: number; readonly answer: () => void }[] = []
  const pauses: (() => void)[] = []
  const model = new ShopSearchModel(
    {
      search: ({ words, pageSize }) =>
        new Promise<FoundProducts>((resolve) =>
          asked.push({
            words,
            pageSize,
            answer: () => resolve({ products: [], total: words?.length ?? 0, page: 1, pageSize, suggestions: [] }),
          }),
        ),
    },
    {
      sleep: (_, signal) =>
        new Promise((resolve, reject) => {
          pauses.push(resolve)
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        }),
    },
  )
  const pause = async () => {
    for (const end of pauses.splice(0)) end()
    await rest()
  }
  return { model, asked, pause }
}

test('[commerce.search-suggestions-three] whoever types on is asked for once, three at a time', async () => {
  const { model, asked, pause } = field()
  for (const words of ['f', 'fe', 'fescue', 'fescue ']) model.type(words)
  await rest()
  await pause()
  expect(asked.map(({ words, pageSize }) => [words, pageSize])).toEqual([['fescue', 3]])
})

test('the answer to what was typed last is shown, whichever comes last', async () => {
  const { model, asked, pause } = field()
  model.type('polo')
  await rest()
  await pause()
  model.type('umbrella')
  await rest()
  await pause()
  asked[1]?.answer()
  await rest()
  asked[0]?.answer()
  await rest()
  expect(model.suggested.value?.total).toBe('umbrella'.length)
})

test('an empty field suggests nothing, and is closed', async () => {
  const { model, asked, pause } = field()
  model.type('polo')
  model.type('  ')
  await rest()
  await pause()
  expect([asked.length, model.isOpen, model.suggested.value]).toEqual([0, false, undefined])
})
