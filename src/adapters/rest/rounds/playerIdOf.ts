import { filter, firstValueFrom, map } from 'rxjs'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'

/** Waits while the profile is being read. */
export async function playerIdOf({ value, changes }: CurrentGolfer): Promise<string> {
  if (value) return value.id
  return firstValueFrom(
    changes.pipe(
      map((player) => player?.id),
      filter((id) => id !== undefined),
    ),
  )
}
