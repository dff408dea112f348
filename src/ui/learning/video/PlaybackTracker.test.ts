import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { untilIdle } from '#adapters/browser/createDevice'
import type { TrackPlayback } from '#app/learning/ports/TrackPlayback'
import type { Favourite } from '#domain/learning/favourite'
import { createPlayer, ignoredPlayback, VideoStub } from '../../../../tests/builders/learning.ts'
import { PlaybackTracker } from './PlaybackTracker.ts'

const series = { id: 'tempo', title: 'Tempo', index: 0, videos: [] }
const video = { id: 'tempo-1', category: { id: 'swing', title: 'Swing' }, series }

function aViewing({ isWanted = true } = {}) {
  const told: string[] = []
  const playback: TrackPlayback = {
    ...ignoredPlayback,
    async recordSubscription({ id }) {
      told.push(`subscribed ${id}`)
    },
    async record(_video, { verb, time, viewing }) {
      if (!isWanted) return undefined
      told.push(`${viewing ?? 'new'}: ${verb} at ${time}`)
      return viewing ?? 'one'
    },
  }
  const { model: player } = createPlayer()
  const element = new VideoStub()
  const kept = new Subject<Favourite>()
  const model = new PlaybackTracker(playback, { kept })
  model.follow(video, player)
  player.onMoment = (moment) => model.hear(moment)
  player.attach(element)
  return { element, player, model, told, kept }
}

test('what happens is told in its order, each for the viewing that the first has begun', async () => {
  const { element, player, model, told } = aViewing()
  element.begin()
  element.pass(4)
  player.changeSpeed(0.5)
  player.chooseCaptions('fr')
  player.seekTo(20)
  element.land()
  element.pause()
  element.finish()
  model.close()
  await untilIdle()
  expect(told).toEqual([
    'new: played at 0',
    'one: speed-changed at 4',
    'one: captions-changed at 4',
    'one: seeked at 20',
    'one: paused at 20',
    'one: completed at 20',
    'one: terminated at 20',
  ])
})

test('who has not begun has no viewing, whatever else they do', async () => {
  const { player, element, model, told } = aViewing()
  player.changeSpeed(2)
  player.seekTo(9)
  element.land()
  model.close()
  await untilIdle()
  expect(told).toEqual([])
})

test('nothing is told of a video once it is left', async () => {
  const { element, player, model, told } = aViewing()
  element.begin()
  model.close()
  player.changeSpeed(2)
  await untilIdle()
  expect(told).toEqual(['new: played at 0', 'one: terminated at 0'])
})

test('[learning.analytics-subscription-payload] who keeps the video on show, or its series, has subscribed by it', async () => {
  const { model, told, kept } = aViewing()
  kept.next({ seriesId: 'tempo', videoId: 'tempo-1' })
  kept.next({ seriesId: 'tempo' })
  kept.next({ seriesId: 'tempo', videoId: 'tempo-2' })
  kept.next({ seriesId: 'around-the-green', videoId: 'tempo-1' })
  model.close()
  kept.next({ seriesId: 'tempo' })
  await untilIdle()
  expect(told).toEqual(['subscribed tempo-1', 'subscribed tempo-1'])
})
