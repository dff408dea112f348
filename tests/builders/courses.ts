import type { Course } from '#domain/rounds/course'

/** Two holes; from the red tees only the first is measured. */
export function buildCourse(given: Partial<Course> = {}): Course {
  return {
    ...{ id: 'links', name: 'Links', city: 'Kennebunk', timeZone: 'America/New_York', position: { latitude: 43.36, longitude: -70.48 } },
    boundary: [
      { latitude: 43.3, longitude: -70.5 },
      { latitude: 43.4, longitude: -70.5 },
      { latitude: 43.4, longitude: -70.4 },
    ],
    teeBoxes: ['white', 'blue', 'red'].map((id) => ({ id, name: id, colour: '#ffffff', ratings: [] })),
    holes: [
      { number: 1, par: 4, strokeIndex: 1, lengths: { white: 340, blue: 380, red: 300 } },
      { number: 2, par: 3, strokeIndex: 2, lengths: { white: 140, blue: 160 } },
    ],
    ...given,
  }
}
