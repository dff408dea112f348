import type { ScreenEntry } from '#composition/screenEntry'
import { tables } from '#composition/screens'
import type { Player } from '#domain/session/player'
import { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import { pathOfClubOrder, paths } from '#ui/shell/paths.ts'
import { pagePaths } from '#ui/support/pagePaths.ts'
import { hana } from '../builders/session.ts'

interface Visitor {
  readonly player?: Player
  /** Addresses to begin with, also those to which no link leads. */
  readonly first: (world: World) => readonly string[]
  readonly canOpen: (screen: ScreenEntry) => boolean
}

const bram: Player = { ...hana, id: 'player-bram', firstName: 'Bram', email: 'bram@clubhouse.example', userType: 2 }

const ofLaunchMonitors = ({ area }: ScreenEntry) => area === 'devices' || area === 'launch-monitor-shop'
const isOpenToVisitors = ({ access }: ScreenEntry) => access === 'visitor' || access === 'anybody'

const invitation = [pagePaths.referral, pagePaths.referralContact].map((path) => path.replace(':pid', hana.id))

function plansOf(world: World): readonly string[] {
  const id = world.deviceMemberships.first(({ playerId }) => playerId === bram.id)?.id ?? ''
  return [paths.monitorUpgrade, paths.monitorPayment].map((path) => path.replace(':id', id))
}

/** Without a purchase or a shared lesson, these lead to another screen. */
const needsMore = ({ path }: ScreenEntry) => (/\/checkout(\/done)?$/.test(path) && path !== paths.checkout) || path === paths.shared

const visitors = {
  'a club member': {
    player: hana,
    first: () => [
      ...[paths.home, paths.account, paths.checkout, `${paths.shopSearch}?q=glove`],
      ...['/play/rounds/calendar/2026-04', '/lessons/appointment-18/move', pathOfClubOrder('CC000000031')],
    ],
    canOpen: (screen) => !(isOpenToVisitors(screen) || ofLaunchMonitors(screen)),
  },
  'a player with a launch monitor': { player: bram, first: (world) => [paths.devices, ...plansOf(world)], canOpen: ofLaunchMonitors },
  'a visitor': { first: () => [paths.signIn, paths.register, ...invitation], canOpen: isOpenToVisitors },
} as const satisfies Readonly<Record<string, Visitor>>

export type Who = keyof typeof visitors

export const allVisitors: readonly Who[] = ['a club member', 'a player with a launch monitor', 'a visitor']

/** Paths of the screens that the visitor can open. */
export async function pathsFor(who: Who): Promise<readonly string[]> {
  const { canOpen }: Visitor = visitors[who]
  const loaded = await Promise.all(Object.values(tables).map((load) => load()))
  const screens = [...new Set(loaded)].flatMap((table) => table.screens)
  return screens.filter((screen) => canOpen(screen) && !needsMore(screen)).map(({ path }) => path)
}

/** Prepares the world for the visitor. */
export async function arriveIn(world: World, who: Who, paths: readonly string[]) {
  const { player, first }: Visitor = visitors[who]
  if (player) await arrange(world).carts.holdsQuantity(player.id, 2)
  return { player, first: [...first(world), ...paths.filter((path) => !path.includes(':'))] }
}
