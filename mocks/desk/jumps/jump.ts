import type { World } from '../../world/World.ts'

export interface JumpTarget {
  readonly name: string
  readonly to: Temporal.Instant
}

export interface JumpGroup {
  readonly object: string
  readonly moments: readonly JumpTarget[]
}

export function futureJumps(world: World, object: string, moments: readonly JumpTarget[]): readonly JumpGroup[] {
  const ahead = moments.filter(({ to }) => Temporal.Instant.compare(to, world.now()) > 0)
  return ahead.length > 0 ? [{ object, moments: ahead }] : []
}
