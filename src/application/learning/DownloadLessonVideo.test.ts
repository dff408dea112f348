import { expect, test } from 'vitest'
import { buildLesson } from '../../../tests/builders/lesson.ts'
import { Failure } from '../shared/failure.ts'
import type { Downloads } from '../shared/ports/Downloads.ts'
import { DownloadLessonVideo } from './DownloadLessonVideo.ts'

const address = 'https://media.clubhouse.example/face-on/video.mp4'

interface Given {
  readonly at: string | undefined
  readonly read: Downloads['read']
}

function aDownload(given: Partial<Given> = {}) {
  const { at, read }: Given = { at: address, read: async () => new Blob(['film']), ...given }
  const kept: string[] = []
  const asked: unknown[] = []
  const lessons = {
    downloadAddress: async (lessonId: string, { id, type }: { id: string; type: string }) => {
      asked.push([lessonId, type, id])
      return at
    },
  }
  const use = new DownloadLessonVideo(lessons, { read }, { keep: ({ name, content }) => void kept.push(`${name}: ${content.size}`) })
  const leaving = new AbortController()
  const lesson = buildLesson('7')
  const run = () => use.execute(lesson, lesson.videos[0] ?? fail(), { signal: leaving.signal, onProgress: () => undefined })
  return { run, kept, asked, leaving }
}

function fail(): never {
  throw new Error('The lesson has no film')
}

test('a video is kept under the name of its lesson, asked for by the type that it came with', async () => {
  const { run, kept, asked } = aDownload()
  expect(await run()).toBe('kept')
  expect(kept).toEqual(['2026-05-05-shallowing-the-downswing-face-on.mp4: 4'])
  expect(asked).toEqual([['7', 'faceOn', 'face-on']])
})

test('nothing is fetched from a host that is not ours', async () => {
  const { run, kept } = aDownload({ at: undefined, read: () => Promise.reject(new Error('fetched')) })
  expect([await run(), kept]).toEqual(['foreign', []])
})

test('a cancelled download is dropped, even if it is complete', async () => {
  const dropped = aDownload({
    read: async () => {
      dropped.leaving.abort()
      return new Blob(['film'])
    },
  })
  expect([await dropped.run(), dropped.kept]).toEqual(['dropped', []])
})

test('a failure is reported', async () => {
  const { run, kept } = aDownload({ read: () => Promise.reject(new Failure('offline')) })
  await expect(run()).rejects.toMatchObject({ kind: 'offline' })
  expect(kept).toEqual([])
})

test('a cancelled download never fails', async () => {
  const dropped = aDownload({
    read: () => {
      dropped.leaving.abort()
      return Promise.reject(new Failure('offline'))
    },
  })
  expect(await dropped.run()).toBe('dropped')
})
