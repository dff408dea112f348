import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpClubPictures, type SendFile } from './HttpClubPictures.ts'

const address = 'https://uploads.example'
const picture = new Blob(['picture'])

function create(sendFile: SendFile, url = `${address}/club-images/a.jpg?expires=9&signature=s`) {
  const { client, requests, clock, session } = createTestTab(() => Response.json({ code: 0, data: { url } }))
  return { pictures: new HttpClubPictures(client, { clock, sendFile, newId: () => 'k-1', address }), requests, session, clock }
}

function upload(signal = new AbortController().signal) {
  const shares: number[] = []
  return { shares, options: { signal, onProgress: (share: number) => void shares.push(share) } }
}

describe('Pictures of clubs', () => {
  test('[rounds.club-image-flow] are put to the address that was asked for, and read by another one', async () => {
    const sent: string[] = []
    const { pictures, requests } = create(async ({ href }, file, { onProgress }) => {
      sent.push(href, await new Response(await file.arrayBuffer()).text())
      onProgress(0.5)
      return new Response()
    })
    const { shares, options } = upload()
    expect(await pictures.upload('a.jpg', picture, options)).toBe('uploaded')
    expect(await pictures.addressOf('a.jpg')).toBe(`${address}/club-images/a.jpg?expires=9&signature=s`)
    expect([sent, shares]).toEqual([[`${address}/club-images/a.jpg?expires=9&signature=s`, 'picture'], [0.5]])
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/presign-upload-club-image-url/a.jpg',
      '/api/presign-get-club-image-url/a.jpg',
    ])
  })

  test('have random names with the extension of their type', () => {
    expect(create(async () => new Response()).pictures.newKey('webp')).toBe('k-1.webp')
  })

  test('go to the host of uploads alone, and come from there alone', async () => {
    const { pictures } = create(() => Promise.reject(new Error('sent')), 'https://elsewhere.example/club-images/a.jpg')
    const broken = { kind: 'broken-contract', path: 'data.url' }
    await expect(pictures.upload('a.jpg', picture, upload().options)).rejects.toMatchObject(broken)
    await expect(pictures.addressOf('a.jpg')).rejects.toMatchObject(broken)
  })

  test('are refused by an address whose time is over', async () => {
    const { pictures } = create(async () => new Response('<Error>Request has expired</Error>', { status: 403 }))
    expect(await pictures.upload('a.jpg', picture, upload().options)).toBe('expired')
  })

  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['server-fault', async () => new Response('', { status: 500 })],
    ['rejected', async () => Response.json({ code: 415 }, { status: 415 })],
  ])('fail in words of ours, sent once: %s', async (kind, send) => {
    let times = 0
    const { pictures } = create(() => {
      times += 1
      return send()
    })
    await expect(pictures.upload('a.jpg', picture, upload().options)).rejects.toMatchObject({ kind })
    expect(times).toBe(1)
  })

  test('last as long as their bytes move', async () => {
    const { pictures, clock } = create(async (_url, _file, { onProgress }) => {
      for (const share of [0.25, 0.5, 0.75]) {
        await clock.sleep(29_000)
        onProgress(share)
      }
      return new Response()
    })
    const uploading = pictures.upload('a.jpg', picture, upload().options)
    for (let left = 3; left > 0; left -= 1) await clock.pass(29_000)
    expect(await uploading).toBe('uploaded')
  })

  test('end when the player cancels them', async () => {
    const caller = new AbortController()
    const { pictures } = create(() => {
      queueMicrotask(() => caller.abort(new Error('canceled')))
      return new Promise(() => undefined)
    })
    await expect(pictures.upload('a.jpg', picture, upload(caller.signal).options)).rejects.toThrow('canceled')
  })
})
