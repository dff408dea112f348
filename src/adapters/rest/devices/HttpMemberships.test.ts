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

test.each([
  [0, 'activated'],
  [50_311, 'in-use'],
])('a membership is put on a launch monitor: code %i', async (code, result) => {
  const { client, requests } = createTestTab(() => Response.json({ code, data: null }))
  expect(await new HttpMemberships(client).activate('9', 'device-1')).toBe(result)
  expect(await Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.json()]))).toEqual(
    [['PUT', '/api/skytrak/membership/status', { membershipId: '9', deviceId: 'device-1', status: 'active' }]],
  )
})
