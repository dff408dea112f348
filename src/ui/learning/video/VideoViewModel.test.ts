import { NEVER, Subject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { aDevice, rest } from '#adapters/browser/aDevice'
import { AddNote } from '#app/learning/AddNote'
import { KeepFavourite } from '#app/learning/KeepFavourite'
import { OpenVideo } from '#app/learning/OpenVideo'
import type { VideoNotes } from '#app/learning/ports/VideoNotes'
import { TellWatched } from '#app/learning/TellWatched'
import { Failure } from '#app/shared/failure'
import type { Video } from '#domain/learning/video'
import type { WatchProgress } from '#domain/learning/watchProgress'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { MemoryWatchHistory, StandingFilm, someMedia, someViewing, unheard } from '../../../../tests/builders/learning.ts'
import { FavouriteMarks } from '../favourites/FavouriteMarks.ts'
import { NotesModel } from './NotesModel.ts'
import { VideoViewModel } from './VideoViewModel.ts'

const notes: VideoNotes = {
  of: async () => [],
  add: async () => undefined,
  change: async () => undefined,
  remove: async () => undefined,
}

async function aShowing({ watchedTime = 0, saved }: { readonly watchedTime?: number; readonly saved?: WatchProgress } = {}) {
  const { clock } = aDevice()
  const told: number[] = []
  const history = new MemoryWatchHistory(saved)
  const hidden = new Subject<boolean>()
  let failing = 0
  const video: Video = {
    ...{ id: 'tempo-1', title: 'Tempo', category: { id: 'swing', title: 'Swing' }, isFavourite: false },
    media: someMedia(),
    chapters: [],
    watchedTime,
  }
  const videos = {
    byId: async () => video,
    tellWatched: async (_id: string, seconds: number) => {
      if (failing-- > 0) throw new Failure('server-fault')
      told.push(seconds)
    },
  }
  const visibility = { value: true, changes: hidden }
  const online = new Subject<boolean>()
  const line = { value: true, changes: online }
  const library = { oneSeries: () => Promise.reject(new Failure('gone')) }
  const model = new VideoViewModel(
    new OpenVideo(videos, library),
    new NotesModel(notes, new AddNote(notes, line), { copy: async () => true }, new DraftsInMemory()),
    new FavouriteMarks(new KeepFavourite({ set: async () => undefined })),
    {
      reports: { watched: new TellWatched(videos, line), history, usage: unheard, kept: NEVER },
      viewing: someViewing(),
      clock,
      visibility,
    },
  )
  await model.open({ id: 'tempo-1' })
  const film = new StandingFilm()
  model.reading.value?.player.attach(film)
  film.land()
  const fail = (times: number) => {
    failing = times
  }
  return { model, film, clock, told, history, hidden, online, fail, resume: () => model.reading.value?.resume }
}

describe('What was seen of a video', () => {
  test('is told every ten seconds while it runs', async () => {
    const { film, clock, told } = await aShowing()
    film.begin()
    film.pass(9.9)
    await clock.pass(10_000)
    film.pass(9.9)
    await clock.pass(10_000)
    expect(told).toEqual([9, 19])
  })

  test('is told when it stops, and counts no jump and nothing twice', async () => {
    const { film, model, told } = await aShowing()
    film.begin()
    film.pass(6)
    model.reading.value?.player.seekTo(30)
    film.land()
    film.pass(4)
    film.pause()
    await rest()
    model.reading.value?.player.seekTo(0)
    film.land()
    film.begin()
    film.pass(6)
    film.pause()
    await rest()
    expect(told).toEqual([6, 10])
  })

  test('is told when the page is hidden, and when the player leaves', async () => {
    const { film, model, told, hidden } = await aShowing({ watchedTime: 3 })
    film.begin()
    film.pass(5)
    hidden.next(false)
    await rest()
    film.pass(2)
    model.dispose()
    await rest()
    expect(told).toEqual([5, 7])
  })

  test('is told again where it could not be told, also once the film stands', async () => {
    const { film, clock, told, fail } = await aShowing()
    fail(1)
    film.begin()
    film.pass(8)
    film.pause()
    await clock.pass(10_000)
    expect(told).toEqual([8])
    expect(clock.sleeping).toBe(0)
  })

  test('is told more and more seldom while it can’t be told, and as often as ever afterwards', async () => {
    const { film, clock, told, fail } = await aShowing()
    fail(2)
    film.begin()
    film.pass(8)
    for (const seconds of [10, 20, 39]) await clock.pass(seconds * 1000)
    expect(told).toEqual([])
    await clock.pass(1000)
    film.pass(8)
    await clock.pass(10_000)
    expect(told).toEqual([8, 16])
  })

  test('of a film that stands is left at that one day, and told as soon as the connection is back', async () => {
    const { film, clock, told, fail, online } = await aShowing()
    fail(100)
    film.begin()
    film.pass(8)
    film.pause()
    for (const seconds of [20, 40, 80, 160, 300]) await clock.pass(seconds * 1000)
    expect(clock.sleeping).toBe(0)
    fail(0)
    online.next(false)
    online.next(true)
    await rest()
    online.next(true)
    await rest()
    expect(told).toEqual([8])
  })

  test('is told at once when the connection is back, and every ten seconds from then on', async () => {
    const { film, clock, told, fail, online } = await aShowing()
    fail(4)
    film.begin()
    film.pass(8)
    for (const seconds of [10, 20, 40, 80]) await clock.pass(seconds * 1000)
    online.next(true)
    await rest()
    film.pass(3)
    await clock.pass(10_000)
    expect(told).toEqual([8, 11])
    expect(clock.sleeping).toBe(1)
  })
})

describe('A video that was watched before', () => {
  const saved: WatchProgress = { videoId: 'tempo-1', seconds: 40, watched: [{ from: 20, to: 26 }], position: 26 }

  test('goes on at the last position, and does not play by itself', async () => {
    const { film, resume } = await aShowing({ watchedTime: 6, saved })
    expect([resume()?.resumedAt, film.currentTime, film.paused]).toEqual([26, 26, true])
  })

  test('starts over when the player wants it', async () => {
    const { film, resume } = await aShowing({ watchedTime: 6, saved })
    resume()?.startOver()
    expect([resume()?.resumedAt, film.currentTime, film.paused]).toEqual([undefined, 0, false])
  })

  test('no longer offers to start over once it has run for ten seconds', async () => {
    const { film, resume } = await aShowing({ watchedTime: 6, saved })
    film.begin()
    film.pass(9)
    expect(resume()?.resumedAt).toBe(26)
    film.pass(1)
    expect(resume()?.resumedAt).toBeUndefined()
  })

  test('counts the union of what was seen then and what is seen now', async () => {
    const { film, model, told } = await aShowing({ watchedTime: 6, saved })
    model.reading.value?.player.seekTo(22)
    film.land()
    film.begin()
    film.pass(8)
    film.pause()
    await rest()
    expect(told).toEqual([10])
  })

  test('keeps its ranges and its position', async () => {
    const { film, model, history } = await aShowing({ saved })
    model.reading.value?.player.seekTo(0)
    film.land()
    film.begin()
    film.pass(3)
    film.pause()
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
    const { film, resume } = await aShowing({ watchedTime })
    expect([resume()?.resumedAt, film.currentTime]).toEqual([undefined, 0])
  })
})
