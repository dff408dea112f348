import type { World } from '../../world/World.ts'

export interface Moment {
  readonly name: string
  readonly to: Temporal.Instant
}

export interface Jumps {
  readonly object: string
  readonly moments: readonly Moment[]
}

export function jumps(world: World, object: string, moments: readonly Moment[]): readonly Jumps[] {
  const ahead = moments.filter(({ to }) => Temporal.Instant.compare(to, world.now()) > 0)
  return ahead.length > 0 ? [{ object, moments: ahead }] : []
}
