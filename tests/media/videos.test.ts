import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chapters, detailSlugs, secondsOf, startsOf } from '#mocks/media/chapters'
import { framesBetweenKeys, videos } from '#mocks/media/index'
import { captions as said } from '../../mocks/media/drawing/captions.ts'
import { webVtt } from '../../mocks/media/drawing/webVtt.ts'
import { breaches, forbiddenBy } from '../architecture/support/glossary.ts'
import { hasIndex, readVideo, type VideoFile } from './readVideo.ts'
import { readVtt } from './vtt.ts'

const folder = 'mocks/media'
const videoBytes = 400_000
const posterBytes = 40_000

function gaps({ keys, seconds }: VideoFile): readonly number[] {
  return [...keys, seconds].slice(1).map((key, index) => key - (keys[index] ?? 0))
}

test('The media folder contains only the videos and the code that draws them', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual(['drawing', ...videos.map(({ slug }) => slug)].sort())
})

test.each(detailSlugs)('The video %s is two minutes or longer, and no chapter is shorter than ten seconds', (slug) => {
  const all = chapters[slug]
  expect(secondsOf(all)).toBeGreaterThanOrEqual(120)
  expect(all.length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...all.map(({ seconds }) => seconds))).toBeGreaterThanOrEqual(10)
  expect(startsOf(all)[1]).toBe(all[0]?.seconds)
})

describe.each(videos)('The video $slug', ({ slug, seconds, width, height, fps, languages }) => {
  const at = (file: string) => `${folder}/${slug}/${file}`

  test.each([
    ['mp4', 'avc'],
    ['webm', 'vp9'],
  ] as const)('is as described as %s, can be sought by decoding 30 frames at most, and is small', async (kind, codec) => {
    const video = await readVideo(at(`video.${kind}`))
    expect(video).toMatchObject({ codec, width, height })
    expect(Math.abs(video.seconds - seconds)).toBeLessThan(1 / fps)
    expect(video.keys[0]).toBe(0)
    expect(Math.max(...gaps(video))).toBeLessThan((framesBetweenKeys + 1) / fps)
    expect(statSync(at(`video.${kind}`)).size).toBeLessThan(videoBytes)
  })

  test.each(['mp4', 'webm'] as const)('has an index for seeking as %s, which an MP4 begins with', (kind) => {
    expect(hasIndex(at(`video.${kind}`), kind)).toBe(true)
  })

  test('has a small poster', () => {
    const poster = readFileSync(at('poster.webp'))
    expect(poster.toString('latin1', 0, 4) + poster.toString('latin1', 8, 12)).toBe('RIFFWEBP')
    expect(poster.length).toBeLessThan(posterBytes)
  })

  const captions = languages.map((language) => ({ language, cues: readVtt(readFileSync(at(`captions.${language}.vtt`), 'utf8')) }))

  test.each(captions)('has the captions of its scene in $language, in order and before its end', ({ language, cues }) => {
    expect(cues).toEqual(readVtt(webVtt(said[slug], language)))
    expect(cues.length).toBeGreaterThan(2)
    expect(cues.filter(({ from, to }, index) => from >= to || to > seconds || from < (cues[index - 1]?.to ?? 0))).toEqual([])
  })

  test('has captions at the same times in every language', () => {
    const times = captions.map(({ cues }) => cues.map(({ from, to }) => [from, to]))
    expect(new Set(times.map((each) => JSON.stringify(each))).size).toBe(1)
  })

  test.each(captions)('uses the words of the glossary in $language', ({ language, cues }) => {
    const forbidden = forbiddenBy(readFileSync('docs/glossary.md', 'utf8'))
    const texts = Object.fromEntries(cues.map(({ text }, index) => [`${slug} ${index + 1}`, text]))
    expect(breaches(forbidden, language, texts)).toEqual([])
  })
})
