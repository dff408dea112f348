import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpConfigurations } from './HttpConfigurations.ts'

const club = { privacy: 'Privacy', terms: 'Terms', register: 'Welcome' }

test('a location has the centres that are in it, and is offered only with one', async () => {
  const data = {
    ...{ ...club, methodOfVerification: 1 },
    locations: ['chicago', 'denver', 'reno'].map((id) => ({ id, name: `In ${id}` })),
    centers: [
      ...[
        { id: 'loop', locationId: 'chicago' },
        { id: 'northgate', locationId: 'denver' },
        { id: 'lakeshore', locationId: 'chicago' },
      ].map((centre) => ({ ...centre, name: centre.id })),
    ],
  }
  const { client } = createTestTab(() => Response.json({ code: 0, data }))
  expect((await new HttpConfigurations(client).public()).registration).toEqual({
    method: 1,
    locations: [
      { id: 'chicago', name: 'In chicago', centreIds: ['loop', 'lakeshore'] },
      { id: 'denver', name: 'In denver', centreIds: ['northgate'] },
    ],
  })
})

test('a child’s account asks for a password only where the club says so', async () => {
  const child = { id: 'wren', email: null, firstName: 'Wren', lastName: 'Lindqvist' }
  const familyAccountInfos = [null, true].map((passwordRequired, index) => ({ ...child, id: `wren-${index}`, passwordRequired }))
  const { client } = createTestTab(() => Response.json({ code: 0, data: { ...club, familyAccountInfos } }))
  const accounts = await new HttpConfigurations(client).familyAccounts()
  expect(accounts.map(({ asksPassword }) => asksPassword)).toEqual([false, true])
})
