import { describe, expect, test, vi } from 'vitest'
import { createPlayer, VideoStub } from '../../../../tests/builders/learning.ts'
import { PlayerModel } from './PlayerModel.ts'

describe('The player', () => {
  test('tells what happens to its video, a jump from where it began', () => {
    const { model, attach } = createPlayer()
    const video = new VideoStub()
    const heard = vi.fn()
    model.onMoment = heard
    attach(video)
    video.begin()
    video.pass(4)
    model.seekTo(30)
    video.land()
    video.finish()
    expect(heard.mock.calls.map(([moment]) => moment)).toEqual([
      { kind: 'played', time: 0 },
      { kind: 'passed', time: 4 },
      { kind: 'seeked', from: 4, time: 30 },
      { kind: 'ended', time: 30 },
    ])
    expect([model.time, model.isPlaying]).toEqual([30, false])
  })

  test('counts from where the video stood, however late the page gets the event', () => {
    const { model, attach } = createPlayer()
    const video = new VideoStub()
    const heard = vi.fn()
    model.onMoment = heard
    attach(video)
    video.begin(0.75)
    video.pause()
    video.begin(0.5)
    expect(heard.mock.calls.map(([moment]) => moment)).toEqual([
      { kind: 'played', time: 0 },
      { kind: 'paused', time: 0.75 },
      { kind: 'played', time: 0.75 },
    ])
  })

  test('keeps its speed when another video takes over, and hears the first no longer', () => {
    const { model, attach } = createPlayer()
    const [first, second] = [new VideoStub(), new VideoStub()]
    const release = attach(first)
    model.changeSpeed(0.1)
    release()
    attach(second)
    first.pass(9)
    expect([second.playbackRate, model.time]).toEqual([0.1, 0])
  })

  test('plays the next video at the speed that was chosen, in the browser’s own menu too', () => {
    const { model, viewing } = createPlayer()
    model.changeSpeed(1.5)
    const video = new VideoStub()
    new PlayerModel(model.media, viewing).attach(video)
    expect(video.playbackRate).toBe(1.5)
    video.playbackRate = 0.5
    video.dispatchEvent(new Event('ratechange'))
    expect([model.speed, viewing.value.speed]).toEqual([0.5, 0.5])
  })

  test('remembers which captions were chosen', () => {
    const { model, viewing } = createPlayer()
    expect(model.captions).toBeUndefined()
    model.chooseCaptions('ja')
    expect([model.captions, viewing.value.captions]).toEqual(['ja', 'ja'])
  })
})
