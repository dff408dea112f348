import type { Browser, BrowserContext } from 'playwright'
import type { ScreenEntry } from '#composition/screenEntry'
import { tables } from '#composition/screens'
import type { Player } from '#domain/session/player'
import type { Language } from '#domain/shared/language'
import { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import { pathOfClubOrder, paths } from '#ui/shell/paths.ts'
import { pagePaths } from '#ui/support/pagePaths.ts'
import { hana } from '../builders/session.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import { type LayoutProblem, LayoutVisit } from './LayoutVisit.ts'

export interface LayoutVariant {
  readonly language: Language
  readonly colorScheme: 'light' | 'dark'
  /** Paths of screens; all if undefined. */
  readonly only?: readonly string[] | undefined
}

interface Outcome {
  readonly problems: readonly LayoutProblem[]
  /** Paths to which no link leads. */
  readonly missing: readonly string[]
}

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

type Who = keyof typeof visitors

export const allVisitors: readonly Who[] = ['a club member', 'a player with a launch monitor', 'a visitor']

export async function checkLayouts(browser: Browser, folder: string, who: Who, look: LayoutVariant): Promise<Outcome> {
  const { first, canOpen, ...visitor }: Visitor = visitors[who]
  const { only } = look
  const opened = (await allScreens()).filter((screen) => canOpen(screen) && !needsMore(screen)).map(({ path }) => path)
  const screens = only ? opened.filter((path) => only.includes(path)) : opened
  const club = await ServedClub.open(folder)
  const context = await contextFor(browser, look)
  try {
    if (visitor.player) {
      await arrange(club.backend.world).carts.holdsQuantity(visitor.player.id, 2)
      await club.letIn(context, visitor.player)
    }
    const visit = new LayoutVisit(club.origin, screens, [...first(club.backend.world), ...screens.filter((path) => !path.includes(':'))])
    await visit.run(await context.newPage())
    return { problems: visit.problems, missing: visit.missing }
  } finally {
    await context.close()
    await club.close()
  }
}

async function allScreens(): Promise<readonly ScreenEntry[]> {
  const loaded = await Promise.all(Object.values(tables).map((load) => load()))
  return [...new Set(loaded)].flatMap(({ screens }) => screens)
}

async function contextFor(browser: Browser, { language, colorScheme }: LayoutVariant): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', reducedMotion: 'reduce', colorScheme })
  await context.addInitScript((chosen) => localStorage.setItem('clubhouse.language', JSON.stringify(chosen)), language)
  return context
}
