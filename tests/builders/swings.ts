import type { RecordedSwing, Swing } from '#domain/learning/swing'
import { buildMedia } from './learning.ts'

export function buildSwing(id: string, taken: string, given: Partial<Swing> = {}): Swing {
  const moment = Temporal.PlainDateTime.from(taken).toZonedDateTime('America/Chicago')
  return { id, club: '7 iron', view: 'face-on', isLeftHanded: false, taken: moment, seconds: 12, isSent: false, ...given }
}

export function buildRecordedSwing(id: string, given: Partial<RecordedSwing> = {}): RecordedSwing {
  return { ...buildSwing(id, '2026-05-03T08:00'), media: buildMedia(), comments: [], ...given }
}
