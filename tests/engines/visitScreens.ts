import { createBackend } from '#mocks/createBackend'
import { encodeScenario, scenarioOf } from '#mocks/world/scenario'
import { StoppedClock } from '#mocks/world/WorldClock'
import { paths } from '#ui/shell/paths.ts'
import type { EnginePage } from '../../features/world/engines/Engine.ts'
import { LayoutVisit } from '../layouts/LayoutVisit.ts'
import { isComplete } from '../layouts/VisitedPage.ts'
import { arriveIn, type Who } from '../layouts/visitors.ts'
import { axeProblems } from './axeProblems.ts'
import { picturesOf, takePicture } from './pictures.ts'

/** In pixels: a phone and a desktop. */
const widths = [390, 1440]

/** Of the world and of each page, so that pictures of different runs are comparable. */
export const now = Temporal.Instant.from('2026-05-20T14:00:00Z')

interface Visit {
  readonly name: string
  readonly page: EnginePage
  readonly origin: string
  readonly who: Who
  readonly screens: readonly string[]
}

/** Opens the visitor's screens on the build with its fake backend. */
export async function visitScreens({ name, page, origin, who, screens }: Visit): Promise<LayoutVisit> {
  const { world, faults } = await createBackend({ clock: new StoppedClock(now) })
  const { player, first } = await arriveIn(world, who, screens)
  const scenario = await scenarioOf(world, faults, { who: player?.email ?? null, region: 'global', language: 'en', path: paths.home })
  await page.goto(`${origin}/#scenario=${await encodeScenario(scenario)}`)
  if (player) await page.waitForFunction(() => localStorage.getItem('clubhouse.user') !== null)
  await page.waitForFunction(isComplete)
  const pictures = picturesOf(name, who)
  const inspect = async (path: string, width: number) => {
    pictures.save(path, width, await takePicture(page, width))
    return [...(await axeProblems(page)), ...(await page.takeErrors())]
  }
  const visit = new LayoutVisit({ origin, paths: screens, first, widths, inspect })
  await visit.run(page)
  return visit
}
