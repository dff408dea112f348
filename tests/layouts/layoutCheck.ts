import type { Browser, BrowserContext } from 'playwright'
import type { Language } from '#domain/shared/language'
import { ServedClub } from '../bundle/ServedClub.ts'
import { type LayoutProblem, LayoutVisit } from './LayoutVisit.ts'
import { placeProblems } from './placeProblems.ts'
import { arriveIn, pathsFor, type Who } from './visitors.ts'

export interface LayoutVariant {
  readonly language: Language
  readonly colorScheme: 'light' | 'dark'
  /** Paths of screens; all if undefined. */
  readonly only?: readonly string[] | undefined
  /** Also whether each long page keeps its place. */
  readonly reloads?: true
}

interface Outcome {
  readonly problems: readonly LayoutProblem[]
  /** Paths to which no link leads. */
  readonly missing: readonly string[]
}

export async function checkLayouts(browser: Browser, folder: string, who: Who, look: LayoutVariant): Promise<Outcome> {
  const { only, reloads } = look
  const paths = (await pathsFor(who)).filter((path) => only?.includes(path) ?? true)
  const club = await ServedClub.open(folder)
  const context = await contextFor(browser, look)
  try {
    const { player, first } = await arriveIn(club.backend.world, who, paths)
    if (player) await club.letIn(context, player)
    const page = await context.newPage()
    const leave = () => placeProblems(page)
    const visit = new LayoutVisit({ origin: club.origin, paths, first, ...(reloads && { leave }) })
    await visit.run(page)
    return { problems: visit.problems, missing: visit.missing }
  } finally {
    await context.close()
    await club.close()
  }
}

async function contextFor(browser: Browser, { language, colorScheme }: LayoutVariant): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block', reducedMotion: 'reduce', colorScheme })
  await context.addInitScript((chosen) => localStorage.setItem('clubhouse.language', JSON.stringify(chosen)), language)
  return context
}
