import { expect, test } from 'vitest'
import { savesData } from './thisPage.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{}, false],
  [undefined, false],
])('with a connection of %j, nothing is fetched for later: %s', (connection, isSaved) => {
  expect(savesData(connection ? { connection } : {})).toBe(isSaved)
})
