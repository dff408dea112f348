import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speeds } from './speed.ts'
import { frameOf, type Pace, paceOf, positionOf, rateOf, steppedPosition, stretchOf, type Track, timeAt } from './videoSync.ts'

const track: fc.Arbitrary<Track> = fc
  .record({
    seconds: fc.double({ min: 0.5, max: 20, noNaN: true }),
    framesPerSecond: fc.constantFrom(24, 25, 30, 50, 60, 120),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ seconds, framesPerSecond, share }) => ({
    seconds,
    framesPerSecond,
    mark: timeAt({ seconds, framesPerSecond, mark: 0 }, share * seconds),
  }))

const pair = fc.tuple(track, track)
const within = fc.double({ min: 0, max: 1, noNaN: true })

describe('Synchronised videos', () => {
  test('show their marks together, at position 0', () => {
    fc.assert(fc.property(track, (each) => Math.abs(timeAt(each, 0) - each.mark) < 1e-6))
  })

  test('show the middle of a frame, so far from their marks as the position says', () => {
    const marked = { seconds: 12, framesPerSecond: 30, mark: 2 }
    expect(timeAt(marked, 3)).toBeCloseTo(5 + 0.5 / 30)
    expect(timeAt(marked, -5)).toBeCloseTo(0.5 / 30)
  })

  test('have a stretch that reaches from the first frame of any to the last of any', () => {
    const tracks = [
      { seconds: 12, framesPerSecond: 30, mark: 9 },
      { seconds: 14, framesPerSecond: 30, mark: 8 },
    ]
    expect(stretchOf(tracks)).toEqual({ from: -9, to: 6 })
    expect(stretchOf([])).toEqual({ from: 0, to: 0 })
  })

  test('never show what a video does not have', () => {
    fc.assert(
      fc.property(track, fc.double({ min: -99, max: 99, noNaN: true }), (each, position) => {
        const time = timeAt(each, position)
        return time >= 0 && time <= each.seconds
      }),
    )
  })

  test('are a frame apart at most, wherever both have one', () => {
    fc.assert(
      fc.property(pair, within, (tracks, share) => {
        const from = Math.max(...tracks.map(({ mark }) => -mark))
        const to = Math.min(...tracks.map(({ seconds, mark }) => seconds - mark - frameOf({ framesPerSecond: 24 })))
        fc.pre(to > from)
        const position = from + share * (to - from)
        const [one = 0, other = 0] = tracks.map((each) => timeAt(each, position) - each.mark)
        return Math.abs(one - other) <= Math.max(...tracks.map(frameOf)) + 1e-9
      }),
    )
  })

  test('go one frame on and one back to where they were', () => {
    fc.assert(
      fc.property(pair, within, (tracks, share) => {
        const { from, to } = stretchOf(tracks)
        const shortest = Math.min(...tracks.map(frameOf))
        fc.pre(to - from > 6 * shortest)
        const start = steppedPosition(tracks, from + 2 * shortest + share * (to - from - 4 * shortest), 0)
        const on = steppedPosition(tracks, start, 1)
        expect(on - start).toBeCloseTo(shortest, 6)
        expect(steppedPosition(tracks, on, -1)).toBeCloseTo(start, 6)
      }),
    )
  })

  test('count a frame that a player reports slightly too early', () => {
    expect(steppedPosition([{ seconds: 4, framesPerSecond: 30, mark: 0 }], 29.9999 / 30, 1)).toBeCloseTo(31.5 / 30, 6)
  })

  test('have ended in their last frame', () => {
    const last = { seconds: 1, framesPerSecond: 4, mark: 0, time: 0.75 }
    expect([positionOf([last]), positionOf([{ ...last, time: 0.7 }])]).toEqual([undefined, 0.7])
  })

  test('never step beyond the ends', () => {
    const tracks = [{ seconds: 2, framesPerSecond: 30, mark: 0 }]
    expect([steppedPosition(tracks, 0, -5), steppedPosition(tracks, 2, 5)]).toEqual([0, 2])
    expect(steppedPosition([], 3, 1)).toBe(3)
  })

  test('are where the one is that is behind, and nowhere once all have ended', () => {
    const one = { seconds: 10, framesPerSecond: 30, mark: 4 }
    const other = { seconds: 6, framesPerSecond: 30, mark: 2 }
    expect(
      positionOf([
        { ...one, time: 5 },
        { ...other, time: 2.5 },
      ]),
    ).toBe(0.5)
    expect(
      positionOf([
        { ...one, time: 9 },
        { ...other, time: 6 },
      ]),
    ).toBe(5)
    expect(
      positionOf([
        { ...one, time: 10 },
        { ...other, time: 6 },
      ]),
    ).toBeUndefined()
  })
})

describe('A synchronised video', () => {
  const shown = (ahead: number) => ({ seconds: 10, framesPerSecond: 30, mark: 1, time: 1 + ahead })

  test.each([
    [0, 'run', 'run'],
    [0.016, 'slow', 'run'],
    [0.05, 'run', 'slow'],
    [0.25, 'run', 'slow'],
    [0.3, 'run', 'wait'],
    [0.05, 'wait', 'wait'],
    [0.016, 'wait', 'run'],
  ] as const)('%d s ahead, at a pace of %s before, goes on at %s', (ahead, before, pace) => {
    expect(paceOf(shown(ahead), 0, before)).toBe(pace)
  })

  test('runs while it is half a frame ahead', () => {
    expect(paceOf({ seconds: 10, framesPerSecond: 4, mark: 1, time: 1.125 }, 0, 'slow')).toBe('run')
  })

  test('runs no slower than browsers can', () => {
    expect(speeds.map((speed) => rateOf('slow', speed))).toEqual([0.0625, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 1])
    expect([rateOf('run', 0.1), rateOf('wait', 2)]).toEqual([0.1, 0])
  })

  test('meets the other and stays within a frame of it, however late either begins, and whatever stalls', () => {
    const running = fc.record({
      lag: fc.integer({ min: 0, max: 12 }),
      stallsAt: fc.integer({ min: 0, max: 60 }),
      stall: fc.integer({ min: 0, max: 40 }),
    })
    fc.assert(
      fc.property(fc.tuple(running, running), fc.constantFrom(...speeds), (videos, speed) => {
        const apart = played(videos, speed)
        return apart.slice(-30).every((frames) => frames <= 1)
      }),
    )
  })
})

interface Running {
  /** Frames until it starts to move. */
  readonly lag: number
  readonly stallsAt: number
  readonly stall: number
}

const beginning: Pace = 'run'

/** Distance in frames, at each of 60 frames per second for five seconds. */
function played(videos: readonly Running[], speed: number): readonly number[] {
  const states = videos.map((video) => ({ ...video, time: 0, pace: beginning, since: 0 }))
  const shape = { seconds: 60, framesPerSecond: 30, mark: 0 }
  return Array.from({ length: 300 }, (_, picture) => {
    for (const state of states) {
      const isStalled = picture >= state.stallsAt && picture < state.stallsAt + state.stall
      const moves = state.pace !== 'wait' && picture - state.since >= state.lag && !isStalled
      if (moves) state.time += rateOf(state.pace, speed) / 60
    }
    const behind = positionOf(states.map(({ time }) => ({ ...shape, time }))) ?? 0
    for (const state of states) {
      const before = state.pace
      state.pace = paceOf({ ...shape, time: state.time }, behind, before)
      if (before === 'wait' && state.pace !== 'wait') state.since = picture
    }
    const [one = 0, other = 0] = states.map(({ time }) => time)
    return Math.abs(one - other) * 30
  })
}
