import type { Position } from '#domain/rounds/course'
import type { HourOfWeather } from '#domain/rounds/weather'
import { type Token, token } from '../../shared/token.ts'

/** The forecast for a piece of ground. */
export interface Weather {
  /** In order, from this hour on. */
  hourly(boundary: readonly Position[], signal?: AbortSignal): Promise<readonly HourOfWeather[]>
}
export const Weather: Token<Weather> = token('Weather')
