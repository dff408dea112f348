import { seedCarts } from './commerce/seed.ts'
import { seedLessons } from './scheduling/seedLessons.ts'
import { seedPlaces } from './scheduling/seedPlaces.ts'
import { seedPlayers } from './session/seed.ts'
import { seedHome } from './support/seed.ts'
import type { World } from './World.ts'

/** Fills a new world, the same way each time; what lies ahead or behind is reckoned from the clock's now. */
export type Seed = (world: World) => Promise<void>

/** A small believable club: nine centres, eleven coaches, the cast. */
export const small: Seed = async (world) => {
  await seedPlayers(world)
  await seedPlaces(world)
  await seedLessons(world)
  await seedCarts(world)
  await seedHome(world)
}
