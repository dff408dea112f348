import { describe, expect, test } from 'vitest'
import { buildMedia, VideoStub } from '../../../../tests/builders/learning.ts'
import { buildRecordedSwing } from '../../../../tests/builders/swings.ts'
import { PairModel } from './PairModel.ts'
import { TrackModel } from './TrackModel.ts'

function aPair(...marks: readonly number[]) {
  const pair = new PairModel()
  const tracks = [10, 12].map((seconds) => new TrackModel(buildRecordedSwing(`of ${seconds}`, { media: buildMedia({ seconds }) })))
  const videos = [new VideoStub(10), new VideoStub(12)] as const
  pair.put(tracks)
  for (const [place, track] of tracks.entries()) pair.attach(track, videos[place] ?? videos[0])
  pair.lay(marks, undefined)
  pair.seekToStart()
  return { pair, tracks, videos, times: () => videos.map(({ currentTime }) => Math.round(currentTime * 100) / 100) }
}

describe('Two videos under one transport', () => {
  test('play, pause and change their speed together', () => {
    const { pair, videos } = aPair()
    pair.toggle()
    expect([pair.isPlaying, ...videos.map(({ paused }) => paused)]).toEqual([true, false, false])
    pair.changeSpeed(0.1)
    expect(videos.map(({ playbackRate }) => playbackRate)).toEqual([0.1, 0.1])
    pair.toggle()
    expect([pair.isPlaying, ...videos.map(({ paused }) => paused)]).toEqual([false, true, true])
  })

  test('are mirrored each by itself, and back', () => {
    const { tracks } = aPair()
    const mirrored = () => tracks.map(({ isMirrored }) => isMirrored)
    tracks[1]?.mirror()
    expect(mirrored()).toEqual([false, true])
    tracks[1]?.mirror()
    expect(mirrored()).toEqual([false, false])
  })

  test('make no sound', () => {
    expect(aPair().videos.map(({ muted }) => muted)).toEqual([true, true])
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
    const { pair, videos } = aPair()
    pair.toggle()
    videos[0].pass(0.1)
    videos[1].pass(0.02)
    expect([videos[0].playbackRate, videos[1].playbackRate]).toEqual([0.5, 1])
    videos[0].pass(0.5)
    expect([videos[0].paused, videos[1].paused]).toEqual([true, false])
    videos[1].pass(0.58)
    expect([videos[0].paused, videos[0].playbackRate, pair.isPlaying]).toEqual([false, 1, true])
  })

  test('begin with the one whose mark is later, and end with the one that has more left', () => {
    const { pair, videos } = aPair(2, 4)
    pair.toggle()
    expect(videos.map(({ paused }) => paused)).toEqual([true, false])
    videos[1].pass(2)
    expect(videos.map(({ paused }) => paused)).toEqual([false, false])
    videos[0].pass(10)
    videos[0].finish()
    videos[1].pass(7)
    expect([pair.isPlaying, Math.round(pair.position)]).toEqual([true, 5])
    videos[1].pass(10)
    videos[1].finish()
    expect([pair.isPlaying, pair.position]).toEqual([false, 8])
    pair.toggle()
    expect([pair.isPlaying, Math.round(videos[0].currentTime), Math.round(videos[1].currentTime)]).toEqual([true, 0, 0])
  })

  test('stop together when one of them is stopped from outside', () => {
    const { pair, videos } = aPair()
    pair.toggle()
    videos[0].pause()
    expect([pair.isPlaying, videos[1].paused]).toEqual([false, true])
  })

  test('leave out one that is broken', () => {
    const { pair, tracks, videos } = aPair()
    tracks[1]?.reportBroken(true)
    pair.toggle()
    videos[0].pass(3)
    expect([videos[0].paused, videos[0].playbackRate, videos[1].paused]).toEqual([false, 1, true])
  })

  test('keep what one of them shows when they are laid on each other anew', () => {
    const { pair, tracks, times } = aPair()
    pair.seekTo(6)
    pair.lay([3, 6.5], tracks[0])
    expect(times()).toEqual([6.02, 9.52])
  })

  test('show a video that comes late where the others are', () => {
    const { pair, tracks } = aPair()
    pair.seekTo(2)
    const late = new VideoStub(10)
    const release = tracks[0] && pair.attach(tracks[0], late)
    expect(Math.round(late.currentTime)).toBe(2)
    release?.()
    pair.seekTo(4)
    expect(Math.round(late.currentTime)).toBe(2)
  })
})
