import type { ClubField, ClubProblem } from '#domain/rounds/clubDraft'

const texts = {
  missing: 'clubEditor.missing',
  'not-a-number': 'clubEditor.notANumber',
  'too-long': 'clubEditor.tooLong',
  unwritable: 'clubEditor.unwritable',
} as const

export function problemText(field: ClubField, problem: ClubProblem) {
  if (problem !== 'out-of-range') return texts[problem]
  return field === 'loft' ? 'clubEditor.loftRange' : 'clubEditor.distanceRange'
}
