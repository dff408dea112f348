import { describe, expect, test, vi } from 'vitest'
import { aPlayer, StandingFilm } from '../../../../tests/builders/learning.ts'

describe('The player', () => {
  test('tells what happens to its film, a jump from where it began', () => {
    const { model, attach } = aPlayer()
    const film = new StandingFilm()
    const heard = vi.fn()
    model.onMoment = heard
    attach(film)
    film.begin()
    film.pass(4)
    model.seekTo(30)
    film.land()
    film.finish()
    expect(heard.mock.calls.map(([moment]) => moment)).toEqual([
      { kind: 'played', time: 0 },
      { kind: 'passed', time: 4 },
      { kind: 'seeked', from: 4, time: 30 },
      { kind: 'ended', time: 30 },
    ])
    expect([model.time, model.isPlaying]).toEqual([30, false])
  })

  test('keeps its speed when another film takes over, and hears the first no longer', () => {
    const { model, attach } = aPlayer()
    const [first, second] = [new StandingFilm(), new StandingFilm()]
    const letGo = attach(first)
    model.changeSpeed(0.1)
    letGo()
    attach(second)
    first.pass(9)
    expect([second.playbackRate, model.time]).toEqual([0.1, 0])
  })

  test('remembers which captions were chosen', () => {
    const { model, viewing } = aPlayer()
    expect(model.captions).toBeUndefined()
    model.chooseCaptions('ja')
    expect([model.captions, viewing.value.captions]).toEqual(['ja', 'ja'])
  })
})
