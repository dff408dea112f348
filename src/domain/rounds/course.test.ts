import { describe, expect, test } from 'vitest'
import { buildCourse } from '../../../tests/builders/courses.ts'
import { lengthOf, parOf, teesByLength } from './course.ts'

describe('A course', () => {
  test('has the par of its holes', () => {
    expect(parOf(buildCourse())).toBe(7)
  })

  test('has a length from each tee, where that of every hole is known', () => {
    const course = buildCourse()
    expect(course.teeBoxes.map(({ id }) => lengthOf(course, id))).toEqual([480, 540, undefined])
  })

  test('has no length from tees of which the first hole is not measured', () => {
    const { holes } = buildCourse()
    expect(lengthOf({ holes: holes.toReversed() }, 'red')).toBeUndefined()
  })

  test('lists its longest tees first, and those of unknown length last', () => {
    const { teeBoxes } = buildCourse()
    const inOrder = [teeBoxes, teeBoxes.toReversed()].map((each) => teesByLength(buildCourse({ teeBoxes: each })).map(({ id }) => id))
    expect(inOrder).toEqual([
      ['blue', 'white', 'red'],
      ['blue', 'white', 'red'],
    ])
  })
})
