import type { ClubField, ClubProblem } from '#domain/rounds/clubDraft'

const texts = {
  missing: 'clubEditor.missing',
  'not-a-number': 'clubEditor.notANumber',
  'too-long': 'clubEditor.tooLong',
  unwritable: 'clubEditor.unwritable',
} as const

/** The key of the text that says what is wrong with a field of a club. */
export function problemText(field: ClubField, problem: ClubProblem) {
  if (problem !== 'out-of-range') return texts[problem]
  return field === 'loft' ? 'clubEditor.loftRange' : 'clubEditor.distanceRange'
}
