import { createBackend } from '#mocks/createBackend'
import { encodeScenario, scenarioOf } from '#mocks/world/scenario'
import { RunningClock } from '#mocks/world/WorldClock'
import { paths } from '#ui/shell/paths.ts'
import type { EnginePage } from '../../features/world/engines/Engine.ts'
import { LayoutVisit } from '../layouts/LayoutVisit.ts'
import { isComplete } from '../layouts/VisitedPage.ts'
import { arriveIn, type Who } from '../layouts/visitors.ts'

/** In pixels: a phone and a desktop. */
const widths = [390, 1440]

/** Opens the visitor's screens on the build with its fake backend. */
export async function visitScreens(page: EnginePage, origin: string, who: Who, screens: readonly string[]): Promise<LayoutVisit> {
  const { world, faults } = await createBackend({ clock: new RunningClock() })
  const { player, first } = await arriveIn(world, who, screens)
  const scenario = await scenarioOf(world, faults, { who: player?.email ?? null, region: 'global', language: 'en', path: paths.home })
  await page.goto(`${origin}/#scenario=${await encodeScenario(scenario)}`)
  if (player) await page.waitForFunction(() => localStorage.getItem('clubhouse.user') !== null)
  await page.waitForFunction(isComplete)
  const visit = new LayoutVisit({ origin, paths: screens, first, widths })
  await visit.run(page)
  return visit
}
