import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpBags } from './HttpBags.ts'

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: status === 200 ? 0 : status, data }, { status }))
  return { bags: new HttpBags(client), requests }
}

describe('Bags on the wire', () => {
  test('have a name and the moment of their last change, where there was one; a broken one is left out', async () => {
    const wire = [{ id: 1, bagName: 'Old', lastModified: '2026-05-03T08:00:00Z' }, { id: 2, bagName: 'New' }, { id: 'three' }]
    const read = await answer(wire).bags.all()
    expect(read.map(({ id, name, lastModified }) => [id, name, lastModified?.toString()])).toEqual([
      [1, 'Old', '2026-05-03T08:00:00Z'],
      [2, 'New', undefined],
    ])
  })

  test('[rounds.bag-request-bodies] are created with their name alone, and renamed with id and name', async () => {
    const { bags, requests } = answer(undefined)
    await bags.add('Winter')
    await bags.rename(7, 'Summer')
    expect(
      await Promise.all(requests.map(async (request) => [request.method, new URL(request.url).pathname, await request.json()])),
    ).toEqual([
      ['POST', '/api/bag', { bagName: 'Winter' }],
      ['PUT', '/api/bag', { id: 7, bagName: 'Summer' }],
    ])
  })

  test.each([200, 404, 410])('are deleted by their id, also where they are gone: %i', async (status) => {
    const { bags, requests } = answer(undefined, status)
    await bags.remove(7)
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([['DELETE', '/api/bag/7']])
  })

  test('stay where the club refuses to delete them', async () => {
    await expect(answer(undefined, 403).bags.remove(7)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
