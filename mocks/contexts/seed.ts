import { type SeedName, World } from '../world/World.ts'
import { StandingClock } from '../world/WorldClock.ts'
import { restoreSnapshot, takeSnapshot, type WorldSnapshot } from '../world/WorldSnapshot.ts'
import { seedBulkMembers } from './bulkMembers.ts'
import { seedShopHome } from './commerce/content/shopHome.ts'
import { seedOrders } from './commerce/orders/seedOrders.ts'
import { seedAddresses } from './commerce/places/seedAddresses.ts'
import { seedCarts } from './commerce/seed.ts'
import { seedLibrary } from './learning/seedLibrary.ts'
import { seedPlan } from './learning/seedPlan.ts'
import { seedSwings } from './learning/seedSwings.ts'
import { seedTaught } from './learning/seedTaught.ts'
import { seedLessons } from './scheduling/seedLessons.ts'
import { seedPlaces } from './scheduling/seedPlaces.ts'
import { seedPlayers } from './session/seed.ts'
import { seedClubTexts } from './session/seedClubTexts.ts'
import { seedNotifications } from './session/seedNotifications.ts'
import { seedRegistration } from './session/seedRegistration.ts'
import { seedHome } from './support/seed.ts'
import { seedPrefectures } from './support/seedPrefectures.ts'

/** Fills a new world, the same way each time; what lies ahead or behind is reckoned from the world's now. */
type Seed = (world: World) => Promise<void>

/** A small believable club: nine centres, twelve coaches, the cast. */
const small: Seed = async (world) => {
  await seedPlayers(world)
  await seedClubTexts(world)
  await seedRegistration(world)
  await seedPlaces(world)
  await seedLessons(world)
  await seedTaught(world)
  await seedPlan(world)
  await seedLibrary(world)
  await seedSwings(world)
  await seedCarts(world)
  await seedHome(world)
  await seedShopHome(world)
  await seedPrefectures(world)
  await seedNotifications(world)
  await seedAddresses(world)
  await seedOrders(world)
}

/** The same club with its whole membership, and years of lessons. */
const large: Seed = async (world) => {
  await small(world)
  await seedBulkMembers(world)
}

const seeds: Readonly<Record<SeedName, Seed>> = { small, large }

/** Gives a world the rows of a seed, in place of any that it has. The same name and moment give the same world. */
export async function fillWorld(world: World, seed: SeedName, moment = world.now()): Promise<void> {
  restoreSnapshot(world, await seededWorld(seed, moment))
}

let latest: { readonly key: string; readonly snapshot: Promise<WorldSnapshot> } | undefined

/** The latest one is remembered: most worlds of a process begin with the same seed at the same moment. */
function seededWorld(seed: SeedName, moment: Temporal.Instant): Promise<WorldSnapshot> {
  const key = `${seed} ${moment}`
  if (latest?.key !== key) latest = { key, snapshot: seedWorld(seed, moment) }
  return latest.snapshot
}

/** Its clock stands: all that is computed from now fits together. */
async function seedWorld(seed: SeedName, moment: Temporal.Instant): Promise<WorldSnapshot> {
  const world = new World(new StandingClock(moment))
  await seeds[seed](world)
  return { ...takeSnapshot(world), seed, seededAt: moment.toString() }
}
