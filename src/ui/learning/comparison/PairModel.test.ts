import { describe, expect, test } from 'vitest'
import { StandingFilm, someMedia } from '../../../../tests/builders/learning.ts'
import { aFilmedSwing } from '../../../../tests/builders/swings.ts'
import { LaneModel } from './LaneModel.ts'
import { PairModel } from './PairModel.ts'

/** Two films of ten and twelve seconds. */
function aPair(...marks: readonly number[]) {
  const pair = new PairModel()
  const lanes = [10, 12].map((seconds) => new LaneModel(aFilmedSwing(`of ${seconds}`, { media: someMedia({ seconds }) })))
  const films = [new StandingFilm(10), new StandingFilm(12)] as const
  pair.put(lanes)
  for (const [place, lane] of lanes.entries()) pair.attach(lane, films[place] ?? films[0])
  pair.lay(marks, undefined)
  pair.seekToStart()
  return { pair, lanes, films, times: () => films.map(({ currentTime }) => Math.round(currentTime * 100) / 100) }
}

describe('Two films under one transport', () => {
  test('play, pause and change their speed together', () => {
    const { pair, films } = aPair()
    pair.toggle()
    expect([pair.isPlaying, ...films.map(({ paused }) => paused)]).toEqual([true, false, false])
    pair.changeSpeed(0.1)
    expect(films.map(({ playbackRate }) => playbackRate)).toEqual([0.1, 0.1])
    pair.toggle()
    expect([pair.isPlaying, ...films.map(({ paused }) => paused)]).toEqual([false, true, true])
  })

  test('make no sound', () => {
    expect(aPair().films.map(({ muted }) => muted)).toEqual([true, true])
  })

  test('are sought and stepped together, from the moments that are laid on each other', () => {
    const { pair, times } = aPair(4, 5)
    pair.seekTo(1)
    expect(times()).toEqual([5.02, 6.02])
    pair.step(1)
    expect(times()).toEqual([5.05, 6.05])
    pair.seekToStart()
    expect([pair.position, ...times()]).toEqual([-5, 0.02, 0.02])
    pair.seekToEnd()
    expect([pair.position, ...times()]).toEqual([7, 9.98, 11.98])
    pair.seekToTenth(5)
    expect(pair.position).toBe(1)
    pair.seekBy(-2)
    expect(pair.position).toBe(-1)
  })

  test('let the one that is ahead slow down, or wait, until the other is there', () => {
    const { pair, films } = aPair()
    pair.toggle()
    films[0].pass(0.1)
    films[1].pass(0.02)
    expect([films[0].playbackRate, films[1].playbackRate]).toEqual([0.5, 1])
    films[0].pass(0.5)
    expect([films[0].paused, films[1].paused]).toEqual([true, false])
    films[1].pass(0.58)
    expect([films[0].paused, films[0].playbackRate, pair.isPlaying]).toEqual([false, 1, true])
  })

  test('begin with the one whose mark is later, and end with the one that has more left', () => {
    const { pair, films } = aPair(2, 4)
    pair.toggle()
    expect(films.map(({ paused }) => paused)).toEqual([true, false])
    films[1].pass(2)
    expect(films.map(({ paused }) => paused)).toEqual([false, false])
    films[0].pass(10)
    films[0].finish()
    films[1].pass(7)
    expect([pair.isPlaying, Math.round(pair.position)]).toEqual([true, 5])
    films[1].pass(10)
    films[1].finish()
    expect([pair.isPlaying, pair.position]).toEqual([false, 8])
    pair.toggle()
    expect([pair.isPlaying, Math.round(films[0].currentTime), Math.round(films[1].currentTime)]).toEqual([true, 0, 0])
  })

  test('stop together when one of them is stopped from outside', () => {
    const { pair, films } = aPair()
    pair.toggle()
    films[0].pause()
    expect([pair.isPlaying, films[1].paused]).toEqual([false, true])
  })

  test('leave out one that is broken', () => {
    const { pair, lanes, films } = aPair()
    lanes[1]?.tellBroken(true)
    pair.toggle()
    films[0].pass(3)
    expect([films[0].paused, films[0].playbackRate, films[1].paused]).toEqual([false, 1, true])
  })

  test('keep what one of them shows when they are laid on each other anew', () => {
    const { pair, lanes, times } = aPair()
    pair.seekTo(6)
    pair.lay([3, 6.5], lanes[0])
    expect(times()).toEqual([6.02, 9.52])
  })

  test('show a film that comes late where the others are', () => {
    const { pair, lanes } = aPair()
    pair.seekTo(2)
    const late = new StandingFilm(10)
    const letGo = lanes[0] && pair.attach(lanes[0], late)
    expect(Math.round(late.currentTime)).toBe(2)
    letGo?.()
    pair.seekTo(4)
    expect(Math.round(late.currentTime)).toBe(2)
  })
})
