import { act } from 'react'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DownloadLessonVideo } from '#app/learning/DownloadLessonVideo'
import { LessonCache } from '#app/learning/LessonCache'
import { RestoreLesson } from '#app/learning/RestoreLesson'
import { Failure } from '#app/shared/failure'
import type { DownloadOptions } from '#app/shared/ports/Downloads'
import type { Lesson } from '#domain/learning/lesson'
import { paths } from '#ui/shell/paths.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { buildMedia, createPlaybackPreferences } from '../../../../tests/builders/learning.ts'
import { buildLesson } from '../../../../tests/builders/lesson.ts'
import { buttonNamed, pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { DownloadModel } from './DownloadModel.ts'
import { LatestLessonScreen } from './LatestLessonScreen.tsx'
import { LessonScreen } from './LessonScreen.tsx'
import { RestoreModel } from './RestoreModel.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const videos = ['Face on', 'Down the line'].map((title) => ({ id: title, type: title, title, media: buildMedia() }))
const lesson = buildLesson('l-7', { videos })

interface Club {
  readonly read?: Lesson | undefined
  readonly restore?: () => Promise<void>
  readonly download?: (address: string, options: DownloadOptions) => Promise<Blob>
  readonly Shown?: typeof LessonScreen
}

async function show({ restore = async () => undefined, Shown = LessonScreen, ...club }: Club = {}) {
  const downloads: string[] = []
  let current = 'read' in club ? club.read : lesson
  const lessons = {
    byId: async () => current,
    latest: async () => current,
    restore: async () => {
      await restore()
      current = current && { ...current, isArchived: false }
    },
    downloadAddress: async (_id: string, { id }: { readonly id: string }) => {
      downloads.push(id)
      return 'https://media.club.example/video.mp4'
    },
  }
  const read = club.download ?? (async () => new Blob(['film']))
  const download = new DownloadModel(new DownloadLessonVideo(lessons, { read }, { keep: () => undefined }))
  const parts = [
    new LessonCache(lessons, { value: 'hana', changes: NEVER }),
    createPlaybackPreferences(),
    new RestoreModel(new RestoreLesson(lessons, { value: true })),
    download,
  ]
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <Shown />
      </InPage>,
    ),
  )
  return { downloads, download }
}

const text = () => place.element.textContent
const all = (selector: string) => [...document.querySelectorAll(selector)]
const chosen = () => all('[role=group] button').map((chip) => chip.getAttribute('aria-pressed'))

test('a lesson has its day and its kind above its title, and each of its videos can be chosen', async () => {
  await show()
  expect([text().includes('lesson.kicker day=Tuesday 5 May 2026 kind=Iron play'), place.element.querySelector('h1')?.textContent]).toEqual([
    true,
    'Shallowing the downswing',
  ])
  expect([chosen(), place.element.querySelector('video')?.getAttribute('aria-label')]).toEqual([
    ['true', 'false'],
    'Shallowing the downswing, Face on',
  ])
  await pressButton('Down the line')
  expect([chosen(), place.element.querySelector('video')?.getAttribute('aria-label')]).toEqual([
    ['false', 'true'],
    'Shallowing the downswing, Down the line',
  ])
})

test('the video that is chosen is downloaded, with its progress, until it is canceled', async () => {
  const download = (_address: string, { signal, onProgress }: DownloadOptions) => {
    onProgress?.({ received: 3_400_000, total: 8_000_000 })
    return new Promise<Blob>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const { downloads } = await show({ download })
  await pressButton('Down the line')
  await pressButton('download.buttonFor title=Down the line')
  expect([downloads, text().includes('download.percent percent=43'), place.element.querySelector('progress')?.value]).toEqual([
    ['Down the line'],
    true,
    0.425,
  ])
  expect(buttonNamed('download.buttonFor title=Down the line')?.hasAttribute('disabled')).toBe(true)
  await pressButton('download.cancel')
  expect([text().includes('download.dropped title=Down the line'), place.element.querySelector('progress')]).toEqual([true, null])
})

test('a download of unknown size tells its megabytes, and one that fails is tried again', async () => {
  let end = (_error: Failure): void => undefined
  const download = (_address: string, { onProgress }: DownloadOptions) => {
    onProgress?.({ received: 3_460_000, total: undefined })
    return new Promise<Blob>((_resolve, reject) => {
      end = reject
    })
  }
  const { downloads } = await show({ download })
  await pressButton('download.buttonFor title=Face on')
  expect([text().includes('download.megabytes amount=3.5'), place.element.querySelector('progress')?.hasAttribute('value')]).toEqual([
    true,
    false,
  ])
  await act(async () => end(new Failure('server-fault')))
  expect(text()).toContain('download.failed')
  await pressButton('failure.retryfailure.retrying')
  expect(downloads).toEqual(['Face on', 'Face on'])
  await act(async () => end(new Failure('server-fault')))
})

const archived = { ...lesson, isArchived: true }
const dialog = () => document.querySelector('[role=dialog]')?.textContent

test('the videos of an archived lesson are brought back once its player confirms, and then they are there', async () => {
  await show({ read: archived })
  expect([text().includes('restore.away'), place.element.querySelector('video')]).toEqual([true, null])
  await pressButton('restore.ask')
  expect(dialog()).toMatch(/^restore\.title.*restore\.lead title=Shallowing the downswing day=Tuesday 5 May 2026/)
  await pressButton('restore.confirmrestore.busy')
  expect(dialog()).toMatch(/^restore\.done/)
  expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toBe('restore.doneLead')
  expect(place.element.querySelector('video')).not.toBeNull()
  await pressButton('restore.close')
  expect(dialog()).toBeUndefined()
})

test('videos that can’t be brought back say so and stay away', async () => {
  await show({ read: archived, restore: () => Promise.reject(new Failure('server-fault')) })
  await pressButton('restore.ask')
  await pressButton('restore.confirmrestore.busy')
  expect([dialog()?.includes('restore.failed'), text().includes('restore.away')]).toEqual([true, true])
  await pressButton('restore.drop')
  expect(dialog()).toBeUndefined()
})

test('a lesson without videos says so, and one that isn’t there leads back to the history', async () => {
  await show({ read: { ...lesson, videos: [] } })
  expect([text().includes('lesson.noFilms'), buttonNamed('download.buttonFor title=Face on')]).toEqual([true, undefined])
  for (const [Shown, told] of [
    [LessonScreen, 'lesson.nothing'],
    [LatestLessonScreen, 'lesson.noLatest'],
  ] as const) {
    place.clear()
    place = renderAt()
    await show({ read: undefined, Shown })
    expect([text().includes(told), place.element.querySelector('video')]).toEqual([true, null])
    expect(all('a').map((link) => link.getAttribute('href'))).toEqual([paths.lessonHistory, paths.lessonHistory])
  }
})
