import type { World } from '../../world/World.ts'

export interface Span {
  readonly start: Temporal.Instant | string
  readonly minutes: number
}

export function overlap(one: Span, other: Span): boolean {
  return Temporal.Instant.compare(one.start, endOf(other)) < 0 && Temporal.Instant.compare(other.start, endOf(one)) < 0
}

export function isOver(world: World, span: Span): boolean {
  return Temporal.Instant.compare(endOf(span), world.now()) <= 0
}

export function hasStarted(world: World, { start }: Pick<Span, 'start'>): boolean {
  return Temporal.Instant.compare(start, world.now()) <= 0
}

/** Less than 24 hours of elapsed time before the start; exactly 24:00:00 is early enough. */
export function isLate(world: World, { start }: Pick<Span, 'start'>): boolean {
  return Temporal.Instant.compare(world.now().add({ hours: 24 }), start) > 0
}

function endOf({ start, minutes }: Span): Temporal.Instant {
  return Temporal.Instant.from(start).add({ minutes })
}
