import type * as z from 'zod/mini'
import type { Centre } from '#domain/scheduling/centre'
import type * as schemas from './appointmentSchemas.ts'

export function placeOf(place: z.infer<typeof schemas.place>, ownTimeZone: string): Omit<Centre, 'coaches' | 'distance'> {
  const { id, name, address, city, latitude, longitude } = place
  const timeZone = place.timeZone ?? ownTimeZone
  return { id, name, address, city, timeZone, location: { latitude, longitude } }
}
