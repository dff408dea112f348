import type { World } from '../../world/World.ts'

/** A moment worth travelling to. */
export interface Moment {
  readonly name: string
  readonly to: Temporal.Instant
}

/** Moments of one thing: a lesson, the session, some credits. */
export interface Jumps {
  readonly object: string
  readonly moments: readonly Moment[]
}

/** Those that still lie ahead; nothing where there are none. */
export function jumps(world: World, object: string, moments: readonly Moment[]): readonly Jumps[] {
  const ahead = moments.filter(({ to }) => Temporal.Instant.compare(to, world.now()) > 0)
  return ahead.length > 0 ? [{ object, moments: ahead }] : []
}
