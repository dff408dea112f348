import { describe, expect, test } from 'vitest'
import { distance, type Vector } from '../../mocks/media/drawing/geometry/vector.ts'
import type { Skeleton } from '../../mocks/media/drawing/golfer/anatomy.ts'
import { skeletonOf } from '../../mocks/media/drawing/golfer/skeleton.ts'
import { bunkerSwing } from '../../mocks/media/drawing/swings/bunkerSwing.ts'
import { chipSwing } from '../../mocks/media/drawing/swings/chipSwing.ts'
import { ironSwing } from '../../mocks/media/drawing/swings/ironSwing.ts'
import { slowerSwing } from '../../mocks/media/drawing/swings/slowerSwing.ts'

const swings = { ironSwing, slowerSwing, chipSwing, bunkerSwing }
const step = 0.25

function joints({ hub, head, left, right, club }: Skeleton): readonly Vector[] {
  const limbs = [left, right].flatMap(({ arm, leg }) => [arm.elbow, arm.hand, leg.hip, leg.knee, leg.ankle])
  return [hub, head.at, ...limbs, club.butt]
}

describe.each(Object.entries(swings))('The %s', (name, { pose, build, ball, top, impact, end }) => {
  const moments = Array.from({ length: end / step + 1 }, (_, index) => skeletonOf(pose(index * step), build))

  test('hits the ball, or the sand just behind it', () => {
    const { heel, toe } = skeletonOf(pose(impact), build).club
    const gap = ball[0] - (heel[0] + toe[0] * 0.04)
    expect(gap).toBeGreaterThan(0.02)
    expect(gap).toBeLessThan(name === 'bunkerSwing' ? 0.07 : 0.04)
    expect(Math.abs(heel[2] + toe[2] * 0.04 - ball[2])).toBeLessThan(0.01)
  })

  test('goes below the ground only in sand', () => {
    const lowest = Math.min(...moments.map(({ club }) => club.heel[1]))
    expect(lowest).toBeGreaterThan(name === 'bunkerSwing' ? -0.06 : -0.01)
  })

  test('moves continuously', () => {
    const moves = moments.slice(1).flatMap((moment, index) => {
      const before = joints(moments[index] ?? moment)
      return joints(moment).map((place, joint) => distance(place, before[joint] ?? place))
    })
    expect(Math.max(...moves)).toBeLessThan(0.16)
  })

  test('keeps the length of the arms', () => {
    const arms = moments.flatMap(({ left, right }) => [left.arm, right.arm])
    expect(Math.max(...arms.map(({ shoulder, hand }) => distance(shoulder, hand)))).toBeLessThan(0.64)
  })

  test('takes longer for the backswing than for the downswing', () => {
    expect(top / (impact - top)).toBeGreaterThan(2)
    expect(top / (impact - top)).toBeLessThanOrEqual(3)
  })
})

test('A full swing has a tempo of three to one', () => {
  expect(ironSwing.top / (ironSwing.impact - ironSwing.top)).toBe(3)
  expect(slowerSwing.top / (slowerSwing.impact - slowerSwing.top)).toBe(3)
})
