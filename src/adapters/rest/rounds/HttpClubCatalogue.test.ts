import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpClubCatalogue } from './HttpClubCatalogue.ts'

const answers: Readonly<Record<string, unknown>> = {
  '/api/manufacturers': [{ id: 'orrin', name: 'Orrin' }, {}],
  '/api/club-categoiries-parent': [
    { id: 'woods', name: 'Woods', kind: 'WOOD' },
    { id: 'chippers', name: 'Chippers', kind: 'CHIPPER' },
  ],
  '/api/club-categories': [
    { id: 'd', parentId: 'woods', name: 'Driver', shortName: 'D', loft: 10.5, distance: 210, usual: true },
    { id: 'c', parentId: 'chippers', name: 'Chipper', shortName: 'C', loft: null },
  ],
}

test('[rounds.club-pick-lists] the lists of clubs come from three addresses, one of them misspelled', async () => {
  const { client } = createTestTab(({ url }) => Response.json({ code: 0, data: answers[new URL(url).pathname] }))
  expect(await new HttpClubCatalogue(client).read()).toEqual({
    manufacturers: [{ id: 'orrin', name: 'Orrin' }],
    parents: [
      { id: 'woods', name: 'Woods', kind: 'wood' },
      { id: 'chippers', name: 'Chippers', kind: 'other' },
    ],
    categories: [
      { id: 'd', parentId: 'woods', name: 'Driver', shortName: 'D', usualLoft: 10.5, usualDistance: 210, isInUsualSet: true },
      {
        id: 'c',
        parentId: 'chippers',
        name: 'Chipper',
        shortName: 'C',
        usualLoft: undefined,
        usualDistance: undefined,
        isInUsualSet: false,
      },
    ],
  })
})
