import { expect, test } from 'vitest'
import { markersOf, nextOf } from './markers.ts'

function notesAt(...times: readonly number[]) {
  return times.map((time) => ({ id: `${time}`, time, text: '' }))
}

test('notes that would overlap on the line share a mark', () => {
  const markers = markersOf(notesAt(0, 1, 2.4, 4, 20), { seconds: 10, width: 100 })
  expect(markers.map(({ at, notes }) => [at, notes.length])).toEqual([
    [0, 2],
    [0.24, 2],
    [1, 1],
  ])
})

test('hundreds of notes leave marks that can be hit', () => {
  const notes = notesAt(...Array.from({ length: 500 }, (_, index) => index / 50))
  const markers = markersOf(notes, { seconds: 10, width: 800 })
  expect(markers.length).toBeLessThanOrEqual(800 / 24 + 1)
  expect(markers.flatMap((marker) => marker.notes)).toEqual(notes)
})

test.each([
  [0, 2],
  [2, 3],
  [3.01, 4],
  [4, 2],
  [9, 2],
])('from %d seconds a press leads to the note at %d', (time, expected) => {
  const [marker] = markersOf(notesAt(2, 3, 4), { seconds: 100, width: 100 })
  expect(marker && nextOf(marker, time).time).toBe(expected)
})
