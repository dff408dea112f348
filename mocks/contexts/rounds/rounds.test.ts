import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const api = 'https://api.global.clubhouse.invalid'
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 200])
const club = { category: 'iron-7', manufacturer: 'orrin', model: 'CB 4', loft: 33, distance: 137.16, imageUploadUrl: null }

async function createPlayer(playerId?: string) {
  const { visitor, backend, clock, given, truth } = await createVisitor(playerId)
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${visitor.grant.access_token}`, 'accept-language': 'en', 'content-type': 'application/json' }
    const response = await backend.handle(
      new Request(`${api}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
    )
    const answer: { code: number; data: unknown } = await response?.json()
    return { status: response?.status, data: answer.data }
  }
  const presigned = async (kind: 'upload' | 'get', key = 'picture-1.jpg') => {
    const { data } = await send('GET', `/api/presign-${kind}-club-image-url/${key}`)
    return data && typeof data === 'object' && 'url' in data ? String(data.url) : ''
  }
  const put = async (url: string, body: BodyInit) => (await backend.handle(new Request(url, { method: 'PUT', body })))?.status
  return { send, presigned, put, backend, clock, given, truth }
}

describe("the fake's bags", () => {
  test('are the player’s own', async () => {
    const { send, backend } = await createPlayer('player-mateo')
    const [hers] = backend.world.bags.list(({ playerId }) => playerId === 'player-hana')
    expect((await send('GET', '/api/my-bags')).data).toEqual([])
    for (const [method, path] of [
      ['GET', `/api/bag/${hers?.id}`],
      ['DELETE', `/api/bag/${hers?.id}`],
      ['GET', `/api/clubs?bagId=${hers?.id}`],
      ['GET', '/api/clubs/1'],
      ['DELETE', '/api/club/1'],
    ] as const)
      expect([path, (await send(method, path)).status]).toEqual([path, 404])
    expect((await send('POST', '/api/club', { ...club, bagId: Number(hers?.id) })).status).toBe(404)
  })

  test('say when they were changed: by a name, and by their clubs', async () => {
    const { send, backend, clock, given } = await createPlayer('player-mateo')
    const id = await given.bags.add('player-mateo', 'New')
    const modified = () => backend.world.bags.get(String(id)).lastModified
    expect(modified()).toBeUndefined()
    await send('POST', '/api/club', { ...club, bagId: id })
    expect(modified()).toBe('2026-05-13T17:30:00Z')
    clock.travelTo(Temporal.Instant.from('2026-05-13T17:35:00Z'))
    await send('PUT', '/api/bag', { id, bagName: 'Newer' })
    expect(modified()).toBe('2026-05-13T17:35:00Z')
  })

  test('take their clubs along when they are deleted', async () => {
    const { send, backend } = await createPlayer()
    await send('DELETE', '/api/bag/1')
    expect([backend.world.bags.find('1'), backend.world.clubs.list(({ bagId }) => bagId === '1')]).toEqual([undefined, []])
  })

  test('add all clubs of an array, or none', async () => {
    const { send, backend } = await createPlayer()
    const count = () => backend.world.clubs.list(({ bagId }) => bagId === '3').length
    const before = count()
    expect(
      (
        await send('POST', '/api/clubs', [
          { ...club, bagId: 3 },
          { ...club, bagId: 3, category: 'niblick' },
        ])
      ).status,
    ).toBe(400)
    expect(
      (
        await send(
          'POST',
          '/api/clubs',
          Array.from({ length: 40 }, () => ({ ...club, bagId: 3 })),
        )
      ).status,
    ).toBe(409)
    expect(count()).toBe(before)
    expect(
      (
        await send('POST', '/api/clubs', [
          { ...club, bagId: 3 },
          { ...club, bagId: 3 },
        ])
      ).status,
    ).toBe(200)
    expect(count()).toBe(before + 2)
  })

  test('of the cast: one with fifteen clubs, one with none, one that nobody has changed', async () => {
    const { backend } = await createPlayer()
    const { bags, clubs } = backend.world
    const sizes = bags.list().map(({ id, lastModified }) => [clubs.list(({ bagId }) => bagId === id).length, lastModified !== undefined])
    expect(sizes).toEqual(
      expect.arrayContaining([
        [15, true],
        [0, false],
        [7, false],
      ]),
    )
  })
})

describe("the fake's host of uploads", () => {
  test('keeps a picture, and shows it to whoever has its address', async () => {
    const { presigned, put, backend } = await createPlayer()
    expect(await put(await presigned('upload'), jpeg)).toBe(200)
    const shown = await backend.handle(new Request(await presigned('get')))
    expect([shown?.headers.get('content-type'), new Uint8Array((await shown?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
      'image/jpeg',
      jpeg,
    ])
    expect(backend.log.flatMap(({ violations }) => violations)).toEqual([])
  })

  test.each([
    ['no picture', 'picture-1.jpg', '<html>', 415],
    ['a picture of another type than its name says', 'picture-1.png', jpeg, 415],
    ['more than 5 MB', 'picture-1.jpg', new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff), 413],
  ])('refuses %s', async (_what, key, body, status) => {
    const { presigned, put, backend } = await createPlayer()
    expect(await put(await presigned('upload', key), body)).toBe(status)
    expect(backend.world.clubPictures.list()).toEqual([])
  })

  test('takes no address after its time, none that is for reading, and none that was changed', async () => {
    const { presigned, put, clock } = await createPlayer()
    const url = await presigned('upload')
    expect(await put(url.replace('picture-1', 'picture-2'), jpeg)).toBe(403)
    clock.travelTo(Temporal.Instant.from('2026-05-13T17:35:00Z'))
    expect(await put(url, jpeg)).toBe(403)
    expect(await put(await presigned('upload'), jpeg)).toBe(200)
    expect(await put(await presigned('get'), jpeg)).toBe(403)
  })

  test('gives no address for a name that is taken or can’t be one', async () => {
    const { presigned, put, send } = await createPlayer()
    await put(await presigned('upload'), jpeg)
    expect((await send('GET', '/api/presign-upload-club-image-url/picture-1.jpg')).status).toBe(409)
    expect((await send('GET', '/api/presign-upload-club-image-url/evil.exe')).status).toBe(400)
    expect((await send('GET', '/api/presign-get-club-image-url/picture-9.jpg')).status).toBe(404)
  })
})
