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

  test('lists its longest tees first, and those of unknown length last', () => {
    expect(teesByLength(buildCourse()).map(({ id }) => id)).toEqual(['blue', 'white', 'red'])
  })
})
