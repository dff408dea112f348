import { NEVER, Subject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { createDevice, untilIdle } from '#adapters/browser/createDevice'
import { AddNote } from '#app/learning/AddNote'
import { OpenVideo } from '#app/learning/OpenVideo'
import type { VideoNotes } from '#app/learning/ports/VideoNotes'
import { ReportWatched } from '#app/learning/ReportWatched'
import { SaveFavourite } from '#app/learning/SaveFavourite'
import { Failure } from '#app/shared/failure'
import type { Video } from '#domain/learning/video'
import type { WatchProgress } from '#domain/learning/watchProgress'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import {
  buildMedia,
  createPlaybackPreferences,
  ignoredPlayback,
  VideoStub,
  WatchHistoryInMemory,
} from '../../../../tests/builders/learning.ts'
import { FavouriteState } from '../favourites/FavouriteState.ts'
import { NotesModel } from './NotesModel.ts'
import { PlaybackFactory } from './PlaybackFactory.ts'
import { PlaybackTracker } from './PlaybackTracker.ts'
import { VideoViewModel } from './VideoViewModel.ts'

const notes: VideoNotes = {
  of: async () => [],
  add: async () => undefined,
  change: async () => undefined,
  remove: async () => undefined,
}

async function aShowing({ watchedTime = 0, saved }: { readonly watchedTime?: number; readonly saved?: WatchProgress } = {}) {
  const { clock } = createDevice()
  const told: number[] = []
  const history = new WatchHistoryInMemory(saved)
  const hidden = new Subject<boolean>()
  let failing = 0
  const video: Video = {
    ...{ id: 'tempo-1', title: 'Tempo', category: { id: 'swing', title: 'Swing' }, isFavourite: false },
    media: buildMedia(),
    chapters: [],
    watchedTime,
  }
  const videos = {
    byId: async () => video,
    reportWatched: async (_id: string, seconds: number) => {
      if (failing-- > 0) throw new Failure('server-fault')
      told.push(seconds)
    },
  }
  const visibility = { value: true, changes: hidden }
  const online = new Subject<boolean>()
  const connectivity = { value: true, changes: online }
  const library = { oneSeries: () => Promise.reject(new Failure('gone')) }
  const model = new VideoViewModel(
    new OpenVideo(videos, library),
    new NotesModel(notes, new AddNote(notes, connectivity), { copy: async () => true }, new DraftsInMemory()),
    new FavouriteState(new SaveFavourite({ set: async () => undefined })),
    new PlaybackFactory(
      createPlaybackPreferences(),
      new PlaybackTracker(ignoredPlayback, { kept: NEVER }),
      history,
      new ReportWatched(videos, connectivity, visibility),
      clock,
    ),
  )
  await model.open({ id: 'tempo-1' })
  const element = new VideoStub()
  model.reading.value?.player.attach(element)
  element.land()
  const fail = (times: number) => {
    failing = times
  }
  return { model, element, clock, told, history, hidden, online, fail, resume: () => model.reading.value?.resume }
}

describe('What was seen of a video', () => {
  test('is told every ten seconds while it runs', async () => {
    const { element, clock, told } = await aShowing()
    element.begin()
    element.pass(9.9)
    await clock.pass(10_000)
    element.pass(9.9)
    await clock.pass(10_000)
    expect(told).toEqual([9, 19])
  })

  test('is told when it stops, and counts no jump and nothing twice', async () => {
    const { element, model, told } = await aShowing()
    element.begin()
    element.pass(6)
    model.reading.value?.player.seekTo(30)
    element.land()
    element.pass(4)
    element.pause()
    await untilIdle()
    model.reading.value?.player.seekTo(0)
    element.land()
    element.begin()
    element.pass(6)
    element.pause()
    await untilIdle()
    expect(told).toEqual([6, 10])
  })

  test('is told when the page is hidden, and when the player leaves', async () => {
    const { element, model, told, hidden } = await aShowing({ watchedTime: 3 })
    element.begin()
    element.pass(5)
    hidden.next(false)
    await untilIdle()
    element.pass(2)
    model.dispose()
    await untilIdle()
    expect(told).toEqual([5, 7])
  })

  test('is told again where it could not be told, also once the video stands', async () => {
    const { element, clock, told, fail } = await aShowing()
    fail(1)
    element.begin()
    element.pass(8)
    element.pause()
    await clock.pass(10_000)
    expect(told).toEqual([8])
    expect(clock.sleeping).toBe(0)
  })

  test('is told more and more seldom while it can’t be told, and as often as ever afterwards', async () => {
    const { element, clock, told, fail } = await aShowing()
    fail(2)
    element.begin()
    element.pass(8)
    for (const seconds of [10, 20, 39]) await clock.pass(seconds * 1000)
    expect(told).toEqual([])
    await clock.pass(1000)
    element.pass(8)
    await clock.pass(10_000)
    expect(told).toEqual([8, 16])
  })

  test('of a video that stands is left at that one day, and told as soon as the connection is back', async () => {
    const { element, clock, told, fail, online } = await aShowing()
    fail(100)
    element.begin()
    element.pass(8)
    element.pause()
    for (const seconds of [20, 40, 80, 160, 300]) await clock.pass(seconds * 1000)
    expect(clock.sleeping).toBe(0)
    fail(0)
    online.next(false)
    online.next(true)
    await untilIdle()
    online.next(true)
    await untilIdle()
    expect(told).toEqual([8])
  })

  test('is told at once when the connection is back, and every ten seconds from then on', async () => {
    const { element, clock, told, fail, online } = await aShowing()
    fail(4)
    element.begin()
    element.pass(8)
    for (const seconds of [10, 20, 40, 80]) await clock.pass(seconds * 1000)
    online.next(true)
    await untilIdle()
    element.pass(3)
    await clock.pass(10_000)
    expect(told).toEqual([8, 11])
    expect(clock.sleeping).toBe(1)
  })
})

describe('A video that was watched before', () => {
  const saved: WatchProgress = { videoId: 'tempo-1', seconds: 40, watched: [{ from: 20, to: 26 }], position: 26 }

  test('goes on at the last position, and does not play by itself', async () => {
    const { element, resume } = await aShowing({ watchedTime: 6, saved })
    expect([resume()?.resumedAt, element.currentTime, element.paused]).toEqual([26, 26, true])
  })

  test('starts over when the player wants it', async () => {
    const { element, resume } = await aShowing({ watchedTime: 6, saved })
    resume()?.startOver()
    expect([resume()?.resumedAt, element.currentTime, element.paused]).toEqual([undefined, 0, false])
  })

  test('no longer offers to start over once it has run for ten seconds', async () => {
    const { element, resume } = await aShowing({ watchedTime: 6, saved })
    element.begin()
    element.pass(9)
    expect(resume()?.resumedAt).toBe(26)
    element.pass(1)
    expect(resume()?.resumedAt).toBeUndefined()
  })

  test('counts the union of what was seen then and what is seen now', async () => {
    const { element, model, told } = await aShowing({ watchedTime: 6, saved })
    model.reading.value?.player.seekTo(22)
    element.land()
    element.begin()
    element.pass(8)
    element.pause()
    await untilIdle()
    expect(told).toEqual([10])
  })

  test('keeps its ranges and its position', async () => {
    const { element, model, history } = await aShowing({ saved })
    model.reading.value?.player.seekTo(0)
    element.land()
    element.begin()
    element.pass(3)
    element.pause()
    const watched = [
      { from: 0, to: 3 },
      { from: 20, to: 26 },
    ]
    expect(history.find('tempo-1')).toEqual({ ...saved, seriesId: undefined, watched, position: 3 })
  })

  test('that was only opened leaves no trace', async () => {
    const { model, history } = await aShowing()
    model.dispose()
    expect(history.all()).toEqual([])
  })

  test.each([4, 37])('begins at its start after %d of 40 seconds', async (watchedTime) => {
    const { element, resume } = await aShowing({ watchedTime })
    expect([resume()?.resumedAt, element.currentTime]).toEqual([undefined, 0])
  })
})
