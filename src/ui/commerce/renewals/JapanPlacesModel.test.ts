import { expect, test, vi } from 'vitest'
import type { JapanPlaces } from '#app/commerce/renewals/ports/JapanPlaces'
import { JapanPlacesModel } from './JapanPlacesModel.ts'

const [tokyo, osaka, kyoto] = [
  { value: '13', name: '東京都' },
  { value: '27', name: '大阪府' },
  { value: '26', name: '京都府' },
]
const minato = { id: 'minato', name: '港', prefecture: '13' }
const umeda = { id: 'umeda', name: '梅田', prefecture: '27' }
const ginza = { id: 'ginza', name: '銀座', prefecture: '13' }

function create(isJapan = true) {
  const prefectures = vi.fn<JapanPlaces['prefectures']>(async () => [tokyo, kyoto, osaka])
  return { prefectures, places: new JapanPlacesModel({ prefectures, centres: async () => [minato, umeda, ginza] }, { isJapan }) }
}

test('only prefectures with a centre can be chosen, and then one of their centres', async () => {
  const { places } = create()
  await places.read()
  expect([places.prefectures, places.centres]).toEqual([[tokyo, osaka], []])
  places.choose('13')
  expect(places.centres).toEqual([minato, ginza])
})

test('nothing can be chosen before the places are known', () => {
  const { places } = create()
  places.choose('13')
  expect([places.prefectures, places.centres]).toEqual([[], []])
})

test('places are not read outside Japan', async () => {
  const { prefectures, places } = create(false)
  await places.read()
  expect([prefectures.mock.calls.length, places.isJapan]).toEqual([0, false])
})

test('an answer that arrives after the screen was left is dropped', async () => {
  const { places } = create()
  const reading = places.read()
  places.dispose()
  await reading
  expect(places.prefectures).toEqual([])
})
