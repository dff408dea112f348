import type { ClockReading } from '#domain/shared/clockReading'
import type { Source } from '../Source.ts'
import { type Token, token } from '../token.ts'

/** The latest reading, if the device's clock differs from the servers' by a day or more. */
export type WrongClock = Source<ClockReading | undefined>
export const WrongClock: Token<WrongClock> = token('WrongClock')
