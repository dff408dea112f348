import type { World } from './World.ts'

type Season = 'winter' | 'spring' | 'summer' | 'autumn'

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** What fits the season of the world's clock, as north of the equator. */
export function inSeason<Content>(world: Pick<World, 'now'>, content: Readonly<Record<Season, Content>>): Content {
  const { month } = world.now().toZonedDateTimeISO('UTC')
  return content[seasons[Math.floor((month % 12) / 3)] ?? 'winter']
}
