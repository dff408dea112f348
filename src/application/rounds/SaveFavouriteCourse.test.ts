import { expect, test, vi } from 'vitest'
import { SaveFavouriteCourse } from './SaveFavouriteCourse.ts'

test.each([true, false])('a course is marked as it was wanted last: %s', async (wanted) => {
  const set = vi.fn(async () => undefined)
  expect(await new SaveFavouriteCourse({ set }).execute('7', wanted)).toBe(wanted)
  expect(set.mock.calls).toEqual([['7', wanted]])
})
