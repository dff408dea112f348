import type { Club } from '../../world/Club.ts'

/** A code that the club has sent, or another one. */
export type SentCode = (club: Club) => string
