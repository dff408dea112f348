import { act } from 'react'
import { useLocation } from 'react-router'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { AddNote } from '#app/learning/AddNote'
import { OpenVideo } from '#app/learning/OpenVideo'
import { ReportWatched } from '#app/learning/ReportWatched'
import { Failure } from '#app/shared/failure'
import type { Video } from '#domain/learning/video'
import { paths } from '#ui/shell/paths.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import {
  buildMedia,
  createFavourites,
  createPlaybackPreferences,
  ignoredPlayback,
  WatchHistoryInMemory,
} from '../../../../tests/builders/learning.ts'
import { pressButton } from '../../../../tests/builders/pressButton.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { NotesModel } from './NotesModel.ts'
import { PlaybackFactory } from './PlaybackFactory.ts'
import { PlaybackTracker } from './PlaybackTracker.ts'
import { VideoScreen } from './VideoScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const videos = ['Grip', 'Turn', 'Finish'].map((title, index) => ({ id: `v-${index}`, title, seconds: 130 }))
const video: Video = {
  ...{ id: 'v-1', title: 'Turn', description: 'Slow is smooth', category: { id: 'swing', title: 'Full swing' }, isFavourite: true },
  series: { id: 's-7', title: 'Tempo', index: 1, videos },
  ...{ media: buildMedia({ seconds: 130 }), chapters: [], watchedTime: 0 },
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** `read`: undefined where the video can't be read. */
async function show(read: Video | undefined, { at = '/', position = 0 }: { at?: string; position?: number } = {}) {
  const port = { of: async () => [], add: unasked, change: unasked, remove: unasked }
  const connectivity = { value: true, changes: NEVER }
  const club = { byId: async () => read ?? Promise.reject(new Failure('gone')), reportWatched: async () => undefined }
  const watched = [{ from: 0, to: position }]
  const history = new WatchHistoryInMemory(position > 0 ? { videoId: 'v-1', seconds: 130, watched, position } : undefined)
  const { marks, saved } = createFavourites()
  const playbacks = new PlaybackFactory(
    createPlaybackPreferences(),
    new PlaybackTracker(ignoredPlayback, { kept: NEVER }),
    history,
    new ReportWatched(club, connectivity, connectivity),
    createDevice().clock,
  )
  const notes = new NotesModel(port, new AddNote(port, connectivity), { copy: async () => true }, new DraftsInMemory())
  await act(async () =>
    place.show(
      <InPage parts={[new OpenVideo(club, { oneSeries: unasked }), notes, marks, playbacks]} at={at}>
        <VideoScreen />
        <Address />
      </InPage>,
    ),
  )
  return { saved }
}

const text = () => place.element.textContent
const address = () => place.element.querySelector('output')?.textContent
const pressKey = (key: string, at: EventTarget = document.body) =>
  act(async () => void at.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true })))

test('a video of a series tells its place in it, and leads to the next one', async () => {
  await show(video)
  expect([
    place.element.querySelector('h1')?.textContent,
    text().includes('Full swing\u00a0· Tempo\u00a0· video.place place=2 all=3'),
  ]).toEqual(['Turn', true])
  expect(['Slow is smooth', 'video.next title=Finish'].filter((each) => !text().includes(each))).toEqual([])
  await pressKey('n', place.element.querySelector('select') ?? document.body)
  expect(address()).toBe('/')
  await pressKey('N')
  expect(address()).toBe('/learn/videos/v-2?series=s-7')
})

test('the last video of a series leads no further, and one outside of any can’t be kept', async () => {
  await show({ ...video, series: { id: 's-7', title: 'Tempo', index: 2, videos } })
  expect(text()).not.toContain('video.next')
  place.clear()
  place = renderAt()
  await show({ ...video, series: undefined })
  expect([
    place.element.querySelector('nav'),
    place.element.querySelector('[aria-label^="favourites"]'),
    text().includes('Full swing'),
  ]).toEqual([null, null, true])
})

test('a video is dropped from the favourites by itself', async () => {
  const { saved } = await show(video)
  await pressButton('favourites.drop title=Turn')
  expect(saved).toEqual([[{ seriesId: 's-7', videoId: 'v-1' }, false]])
})

test('a video that was begun goes on where it was left, and can be started over', async () => {
  await show(video, { position: 65 })
  const film = place.element.querySelector('video')
  expect([film?.currentTime, text().includes('video.resumed time=1:05')]).toEqual([65, true])
  await pressButton('video.startOver')
  expect([film?.currentTime, text().includes('video.resumed')]).toEqual([0, false])
})

test('a link with a time starts there, wherever the video was left', async () => {
  await show(video, { position: 65, at: '/?t=12.5' })
  expect([place.element.querySelector('video')?.currentTime, text().includes('video.resumed')]).toEqual([12.5, false])
})

test('a note is begun at the time of the video', async () => {
  await show(video, { at: '/?t=12.5' })
  await pressButton('notes.add')
  expect(place.element.querySelector('label')?.textContent).toBe('notes.text time=0:12')
})

test('a video that isn’t there leads to all others', async () => {
  await show(undefined)
  expect([text().includes('video.unread'), place.element.querySelector('a')?.getAttribute('href')]).toEqual([true, paths.library])
})
