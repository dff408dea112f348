import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isMedia } from '../ownMedia.ts'
import { media, mediaOf } from './media.ts'

const ours = 'https://media.clubhouse.example'

describe('A video', () => {
  const wire = {
    sources: [
      { url: `${ours}/a.webm`, type: 'video/webm' },
      { url: 'https://elsewhere.example/a.mp4', type: 'video/mp4' },
    ],
    poster: 'https://elsewhere.example/a.webp',
    captions: [
      { language: 'ja', url: `${ours}/a.ja.vtt` },
      { language: 'tlh', url: `${ours}/a.tlh.vtt` },
      { language: 'fr', url: 'https://elsewhere.example/a.vtt' },
    ],
    seconds: 12.5,
    framesPerSecond: 30,
  }

  test('keeps what our own host serves, in languages that we speak', () => {
    expect(mediaOf(z.parse(media, wire), ours)).toEqual({
      seconds: 12.5,
      framesPerSecond: 30,
      poster: undefined,
      sources: [{ address: `${ours}/a.webm`, type: 'video/webm' }],
      captions: [{ language: 'ja', address: `${ours}/a.ja.vtt` }],
    })
  })

  test('loses a source that can’t be one, and keeps the others', () => {
    const [good] = wire.sources
    expect(z.parse(media, { ...wire, sources: [{ url: 7 }, good] }).sources).toEqual([good])
  })
})

test.each([
  [`${ours}/a.webm`, true],
  ['http://media.clubhouse.example/a.webm', false],
  ['https://media.clubhouse.example.evil.example/a.webm', false],
  ['https://evil.example/https://media.clubhouse.example/', false],
  ['https://media.clubhouse.example@evil.example/a.webm', false],
  ['javascript:alert(1)', false],
  ['/a.webm', false],
])('%s is our media: %s', (url, isOurs) => {
  expect(isMedia(url, ours)).toBe(isOurs)
})
