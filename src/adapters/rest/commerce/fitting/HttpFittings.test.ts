import { expect, test } from 'vitest'
import { createTestTab } from '../../../../../tests/builders/createTestTab.ts'
import { HttpFittings } from './HttpFittings.ts'

test('an earlier fitting has its centre and its fitter', async () => {
  const held = { id: 'FS-7', type: 'irons', date: '2024-10-17', centerName: 'Lakeshore', fitterName: 'Étienne Roy' }
  const { client } = createTestTab(() => Response.json({ code: 0, data: [held] }))
  expect((await new HttpFittings(client).earlier()).map(({ id, kind, centre, fitter }) => [id, kind, centre, fitter])).toEqual([
    ['FS-7', 'irons', 'Lakeshore', 'Étienne Roy'],
  ])
})
