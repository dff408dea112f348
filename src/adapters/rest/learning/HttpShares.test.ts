import { describe, expect, test } from 'vitest'
import type { Shareable } from '#domain/learning/share'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpShares } from './HttpShares.ts'

const host = 'https://media.clubhouse.example'
const item: Shareable = {
  ...{ sourceId: 'film-1', url: `${host}/swing/video.mp4`, type: 'lesson-video', thumbnail: '' },
  ...{ title: 'Face on', description: 'Hands ahead' },
}

function answer(data: unknown, status = 200) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }, { status }))
  return { shares: new HttpShares(client, host), requests }
}

describe('What is shared', () => {
  test('[learning.share-payload] is told in its six fields, and the short address is read', async () => {
    const { shares, requests } = answer({ shortenUrl: 'https://club.example/s/1' })
    expect(await shares.create(item)).toBe('https://club.example/s/1')
    expect(await requests[0]?.json()).toEqual(item)
  })

  test.each([201, 202, 206])('[learning.share-only-200] is not shared where the answer is %d', async (status) => {
    const { shares } = answer({ shortenUrl: 'https://club.example/s/1' }, status)
    await expect(shares.create(item)).rejects.toMatchObject({ kind: 'rejected' })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '/s/1'])('has no address %s', async (shortenUrl) => {
    await expect(answer({ shortenUrl }).shares.create(item)).rejects.toMatchObject({ kind: 'broken-contract' })
  })
})

describe('A shared item', () => {
  test('[learning.shared-item-by-id] is asked for by its id', async () => {
    const { shares, requests } = answer(item)
    await shares.byId('a b')
    expect(requests.map(({ url, method }) => [method, new URL(url).pathname, new URL(url).search])).toEqual([
      ['GET', '/api/share', '?id=a+b'],
    ])
  })

  test.each([
    [`${host}/swing/video.webm`, 'video/webm'],
    [`${host}/swing/video.mp4`, 'video/mp4'],
    ['http://media.clubhouse.example/swing/video.mp4', undefined],
    ['https://elsewhere.example/video.mp4', undefined],
    ['javascript:alert(1)', undefined],
  ])('is played from the club’s own media host alone: %s', async (url, type) => {
    const { media } = await answer({ ...item, url }).shares.byId('1')
    expect(media?.sources[0]?.type).toBe(type)
  })

  test('shows no picture of another host', async () => {
    const pictures = ['https://elsewhere.example/a.webp', `${host}/a.webp`].map(async (thumbnail) => {
      const { media } = await answer({ ...item, thumbnail }).shares.byId('1')
      return media?.poster
    })
    expect(await Promise.all(pictures)).toEqual([undefined, `${host}/a.webp`])
  })
})
