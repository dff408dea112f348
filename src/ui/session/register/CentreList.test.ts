import { expect, test } from 'vitest'
import type { ContactCentre } from '#app/session/ports/ContactCentres'
import { Failure } from '#app/shared/failure'
import { createDevice, untilIdle } from '../../../adapters/browser/createDevice.ts'
import { CentreList } from './CentreList.ts'

const [denver, chicago, montreal] = [
  { id: 'northgate', name: 'Northgate', city: 'Denver' },
  { id: 'lakeshore', name: 'Lakeshore', city: 'Chicago' },
  { id: 'rive-sud', name: 'Rive-Sud', city: 'Montréal' },
]
const loop = { id: 'loop', name: 'The Loop', city: 'Chicago' }
const all: readonly ContactCentre[] = [denver, chicago, montreal, loop]

async function aList() {
  const asked: string[] = []
  const answers = new Map<string, Promise<readonly ContactCentre[]>>()
  const { clock } = createDevice()
  const centres = {
    all: async () => all,
    closest: (postalCode: string) => {
      asked.push(postalCode)
      return answers.get(postalCode) ?? Promise.resolve([])
    },
  }
  const list = new CentreList(centres, clock)
  list.start()
  await untilIdle()
  return { list, asked, answers, clock, ids: () => list.groups.map((group) => group.centres.map(({ id }) => id)) }
}

test('stands by city in the club’s order', async () => {
  const { list } = await aList()
  expect(list.groups.map(({ heading, centres }) => [heading, centres.length])).toEqual([
    ['Denver', 1],
    ['Chicago', 2],
    ['Montréal', 1],
  ])
})

test('[session.closest-centers-by-postal-code] begins with those that are close, of the code that was typed last', async () => {
  const { list, asked, answers, clock, ids } = await aList()
  const slow = Promise.withResolvers<readonly ContactCentre[]>()
  answers.set('80', slow.promise)
  answers.set('60611', Promise.resolve([loop, chicago]))
  for (const typed of ['8', '80']) list.near(typed)
  await clock.pass(500)
  list.near('６０６１１')
  await clock.pass(500)
  slow.resolve([denver])
  await untilIdle()
  expect(asked).toEqual(['80', '60611'])
  expect(ids()).toEqual([['loop', 'lakeshore'], ['northgate'], ['rive-sud']])
  list.near('')
  expect(ids()[0]).toEqual(['northgate'])
})

test('stands by location where the club has some, and within the chosen one', async () => {
  const { list, ids } = await aList()
  const locations = [
    { id: 'us', name: 'United States', centreIds: ['northgate', 'lakeshore'] },
    { id: 'ca', name: 'Canada', centreIds: ['rive-sud'] },
  ]
  list.follow(() => ({ locations }))
  expect([list.groups.map(({ heading }) => heading), ids()]).toEqual([
    ['United States', 'Canada'],
    [['northgate', 'lakeshore'], ['rive-sud']],
  ])
  list.follow(() => ({ locations, locationId: 'ca' }))
  expect(ids()).toEqual([['rive-sud']])
})

test('stays whole where nobody can say which are close', async () => {
  const { list, answers, ids } = await aList()
  answers.set('60611', Promise.reject(new Failure('offline')))
  list.near('60611')
  list.settle()
  await untilIdle()
  expect([list.closest.failure?.kind, ids().flat().length]).toEqual(['offline', 4])
})
