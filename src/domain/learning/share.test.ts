import { describe, expect, test } from 'vitest'
import { addressAt, shareableVideo } from './share.ts'

const webm = { address: 'https://media.clubhouse.example/a.webm', type: 'video/webm' }
const mp4 = { address: 'https://media.clubhouse.example/a.mp4', type: 'video/mp4' }
const about = { sourceId: 'a', type: 'swing', title: '7 iron' } as const

describe('a video to share', () => {
  test('has the format that most can play', () => {
    expect(shareableVideo({ sources: [webm, mp4], poster: 'p.webp' }, { ...about, description: 'Hips' })).toEqual({
      ...about,
      ...{ url: mp4.address, thumbnail: 'p.webp', description: 'Hips' },
    })
  })

  test('has another format where there is no such one, and empty texts for what it does not have', () => {
    expect(shareableVideo({ sources: [webm] }, about)).toEqual({ ...about, url: webm.address, thumbnail: '', description: '' })
  })

  test('does not exist without a source', () => {
    expect(shareableVideo({ sources: [] }, about)).toBeUndefined()
  })
})

test('an address with a start time replaces the one that it had, in whole seconds', () => {
  expect(addressAt('https://clubhouse.example/videos/tempo?t=5&lang=fr', 74.9)).toBe('https://clubhouse.example/videos/tempo?t=74&lang=fr')
})
