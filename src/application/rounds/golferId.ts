import { filter, firstValueFrom, map } from 'rxjs'
import type { CurrentGolfer } from './ports/CurrentGolfer.ts'

/** The profile may still be on its way. */
export async function golferId({ value, changes }: CurrentGolfer): Promise<string> {
  if (value) return value.id
  return firstValueFrom(
    changes.pipe(
      map((player) => player?.id),
      filter((id) => id !== undefined),
    ),
  )
}
