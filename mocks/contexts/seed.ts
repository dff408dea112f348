import { type SeedName, World } from '../world/World.ts'
import { StoppedClock } from '../world/WorldClock.ts'
import { restoreSnapshot, takeSnapshot, type WorldSnapshot } from '../world/WorldSnapshot.ts'
import { seedBulkMembers } from './bulkMembers.ts'
import { seedRewards } from './commerce/bucks/seedRewards.ts'
import { seedShopHome } from './commerce/content/shopHome.ts'
import { seedClubOrders } from './commerce/deposits/seedClubOrders.ts'
import { seedFittings } from './commerce/fitting/seedFittings.ts'
import { seedGear } from './commerce/gear/seedGear.ts'
import { seedOrders } from './commerce/orders/seedOrders.ts'
import { seedAddresses } from './commerce/places/seedAddresses.ts'
import { seedClubPurchases } from './commerce/purchases/seedClubPurchases.ts'
import { seedRenewals } from './commerce/renewals/seedRenewals.ts'
import { seedCarts } from './commerce/seed.ts'
import { seedMembershipCards } from './commerce/seedMembershipCards.ts'
import { seedSubscriptions } from './commerce/subscriptions/seedSubscriptions.ts'
import { seedDevices } from './devices/seedDevices.ts'
import { seedDevicePurchases, seedMemberships } from './devices/seedMemberships.ts'
import { seedLibrary } from './learning/seedLibrary.ts'
import { seedPlan } from './learning/seedPlan.ts'
import { seedSwings } from './learning/seedSwings.ts'
import { seedTaught } from './learning/seedTaught.ts'
import { seedRegionMembers } from './regionMembers.ts'
import { seedReturns } from './returns/seedReturns.ts'
import { seedChallenges } from './rounds/challenges/seedChallenges.ts'
import { seedManyRounds, seedRounds } from './rounds/rounds/seedRounds.ts'
import { seedBags, seedManyBags } from './rounds/seedBags.ts'
import { seedFavouriteCourses } from './rounds/seedFavouriteCourses.ts'
import { seedTracking } from './rounds/seedTracking.ts'
import { seedLessons } from './scheduling/seedLessons.ts'
import { seedPlaces } from './scheduling/seedPlaces.ts'
import { seedPlayers } from './session/seed.ts'
import { seedClubTexts } from './session/seedClubTexts.ts'
import { seedNotifications } from './session/seedNotifications.ts'
import { seedRegistration } from './session/seedRegistration.ts'
import { seedContentPages } from './support/pages/seedContentPages.ts'
import { seedHome } from './support/seed.ts'
import { seedPrefectures } from './support/seedPrefectures.ts'

type Seed = (world: World) => Promise<void>

const club: Seed = async (world) => {
  await seedPlayers(world)
  await seedClubTexts(world)
  await seedRegistration(world)
  await seedPlaces(world)
  await seedLessons(world)
  await seedTaught(world)
  await seedPlan(world)
  await seedLibrary(world)
  await seedSwings(world)
  await seedBags(world)
  await seedFavouriteCourses(world)
  await seedTracking(world)
  await seedChallenges(world)
  await seedRounds(world)
  await seedDevices(world)
  await seedMemberships(world)
  await seedMembershipCards(world)
  await seedDevicePurchases(world)
  await seedCarts(world)
  await seedHome(world)
  await seedShopHome(world)
  await seedContentPages(world)
  await seedPrefectures(world)
  await seedNotifications(world)
  await seedAddresses(world)
  await seedOrders(world)
  await seedSubscriptions(world)
  await seedRewards(world)
  await seedFittings(world)
  await seedReturns(world)
  await seedRenewals(world)
  await seedClubOrders(world)
  await seedGear(world)
  await seedClubPurchases(world)
}

const small: Seed = async (world) => {
  await club(world)
  await seedRegionMembers(world)
}

const large: Seed = async (world) => {
  await club(world)
  await seedBulkMembers(world)
  await seedManyBags(world)
  await seedManyRounds(world)
  await seedRegionMembers(world)
}

const seeds: Readonly<Record<SeedName, Seed>> = { small, large }

/** The same name and time always give the same rows. */
export async function fillWorld(world: World, seed: SeedName, moment = world.now()): Promise<void> {
  restoreSnapshot(world, await seededWorld(seed, moment))
}

let latest: { readonly key: string; readonly snapshot: Promise<WorldSnapshot> } | undefined

/** Only the latest seed is kept: most worlds of a process share it. */
function seededWorld(seed: SeedName, moment: Temporal.Instant): Promise<WorldSnapshot> {
  const key = `${seed} ${moment}`
  if (latest?.key !== key) latest = { key, snapshot: seedWorld(seed, moment) }
  return latest.snapshot
}

/** The clock stands still while seeding, so that all times are consistent. */
async function seedWorld(seed: SeedName, moment: Temporal.Instant): Promise<WorldSnapshot> {
  const world = new World(new StoppedClock(moment))
  await seeds[seed](world)
  return { ...takeSnapshot(world), seed, seededAt: moment.toString() }
}
