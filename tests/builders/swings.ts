import type { FilmedSwing, Swing } from '#domain/learning/swing'
import { someMedia } from './learning.ts'

/** Face on with the 7 iron, at a moment as `2026-05-03T08:00` in Chicago. */
export function aSwing(id: string, taken: string, given: Partial<Swing> = {}): Swing {
  const moment = Temporal.PlainDateTime.from(taken).toZonedDateTime('America/Chicago')
  return { id, club: '7 iron', view: 'face-on', isLeftHanded: false, taken: moment, seconds: 12, isSent: false, ...given }
}

export function aFilmedSwing(id: string, given: Partial<FilmedSwing> = {}): FilmedSwing {
  return { ...aSwing(id, '2026-05-03T08:00'), media: someMedia(), comments: [], ...given }
}
