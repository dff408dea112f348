import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildMembership } from '../../../../tests/builders/memberships.ts'
import { HttpMemberships } from './HttpMemberships.ts'

test('[devices.membership-sources] memberships are read from three sources; a broken one is left out', async () => {
  const wire = { source: 'skytrak', name: 'Game Improvement', deviceId: 'device-1', endsOn: '2026-12-31', renews: false }
  const data = [
    { membershipId: '1', ...wire },
    { membershipId: '2', ...wire, source: 'elsewhere' },
  ]
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  expect(await new HttpMemberships(client).all()).toEqual([buildMembership('1')])
  expect(requests.map(({ url }) => new URL(url).searchParams.get('source'))).toEqual(['simulation,legacy,skytrak'])
})
