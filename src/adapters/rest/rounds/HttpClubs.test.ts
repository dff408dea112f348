import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildClub } from '../../../../tests/builders/rounds.ts'
import { HttpClubs } from './HttpClubs.ts'

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  const sent = () => Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.json()]))
  return { clubs: new HttpClubs(client), requests, sent }
}

const driver = buildClub(1, 'd', { manufacturerId: 'orrin', model: 'Ridge', loft: 10.5, distance: 219.456, pictureKey: 'a.jpg' })
const wire = {
  ...{ bagId: 1, category: 'd', manufacturer: 'orrin', model: 'Ridge', loft: 10.5, distance: 219.456, imageUploadUrl: 'a.jpg' },
}
const bare = { bagId: 1, category: '7', manufacturer: null, model: '', loft: null, distance: null, imageUploadUrl: null }

describe('Clubs on the wire', () => {
  test('[rounds.clubs-by-bag-query] are read by the id of their bag', async () => {
    const { clubs, requests } = answer([{ id: 1, ...wire }, { id: 2, ...bare }, { id: 3 }])
    expect(await clubs.ofBag(12)).toEqual([driver, buildClub(2, '7')])
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '')
    expect([pathname, [...searchParams]]).toEqual(['/api/clubs', [['bagId', '12']]])
  })

  test('[rounds.clubs-update-array] are changed in an array where they are several, one by itself', async () => {
    const { clubs, sent } = answer(undefined)
    await clubs.change([driver, buildClub(2, '7')])
    await clubs.change([driver])
    expect(await sent()).toEqual([
      [
        'PUT',
        '/api/clubs',
        [
          { id: 1, ...wire },
          { id: 2, ...bare },
        ],
      ],
      ['PUT', '/api/club', { id: 1, ...wire }],
    ])
  })

  test('are added in an array where they are several, one by itself', async () => {
    const { clubs, sent } = answer(undefined)
    await clubs.add(1, [driver, buildClub(2, '7')])
    await clubs.add(1, [driver])
    expect(await sent()).toEqual([
      ['POST', '/api/clubs', [wire, bare]],
      ['POST', '/api/club', wire],
    ])
  })

  test('are not sent where there are none', async () => {
    const { clubs, requests } = answer(undefined)
    await clubs.add(1, [])
    await clubs.change([])
    expect(requests).toEqual([])
  })

  test('are read and removed one by one', async () => {
    const { clubs, requests } = answer({ id: 1, ...wire })
    expect(await clubs.byId(1)).toEqual(driver)
    await clubs.remove(1)
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['GET', '/api/clubs/1'],
      ['DELETE', '/api/club/1'],
    ])
  })
})
