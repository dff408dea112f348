import { expect, test } from 'vitest'
import { buildHole } from '../../../tests/builders/scorecards.ts'
import { conflictOf } from './cardConflict.ts'

test.each([
  ['strokes', { strokes: 5 }, { strokes: 6 }, [{ name: 'strokes', here: 5, elsewhere: 6 }]],
  ['putts', { strokes: 5, putts: 2 }, { strokes: 5, putts: 1 }, [{ name: 'putts', here: 2, elsewhere: 1 }]],
  ['putts that are missing here', { strokes: 5 }, { strokes: 5, putts: 1 }, [{ name: 'putts', here: undefined, elsewhere: 1 }]],
  ['an answer', { terribleTeeShot: true }, { terribleTeeShot: false }, [{ name: 'terribleTeeShot', here: true, elsewhere: false }]],
  [
    'strokes, of a hole that was picked up here',
    { isPickedUp: true },
    { strokes: 5 },
    [{ name: 'strokes', here: undefined, elsewhere: 5 }],
  ],
  [
    'an answer that follows from the numbers here alone',
    { strokes: 6, putts: 2, greenInRegulation: false },
    { strokes: 6, greenInRegulation: true },
    [{ name: 'greenInRegulation', here: false, elsewhere: true }],
  ],
  ['a hole that was picked up', { strokes: 5 }, { isPickedUp: true }, [{ name: 'isPickedUp', here: false, elsewhere: true }]],
])('An entry here replaces what another device says of %s', (_what, here, elsewhere, differences) => {
  expect(conflictOf('here', buildHole(8, here), buildHole(8, elsewhere))).toEqual({ number: 8, kept: 'here', differences })
})

test('All that differs is named, without what follows from it', () => {
  const [here, elsewhere] = [buildHole(8, { strokes: 4, putts: 2, greenInRegulation: true }), buildHole(8, { strokes: 6, putts: 1 })]
  const names = conflictOf('elsewhere', here, elsewhere)?.differences.map(({ name }) => name)
  expect(names).toEqual(['strokes', 'putts'])
})

test('What only one device has entered is no conflict where that stays', () => {
  expect(conflictOf('here', buildHole(8, { strokes: 5, putts: 2 }), buildHole(8, { strokes: 5 }))).toBeUndefined()
  expect(conflictOf('elsewhere', buildHole(8), buildHole(8, { strokes: 5, putts: 2 }))).toBeUndefined()
})
