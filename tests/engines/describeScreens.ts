import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, Locality } from '../../features/world/engines/Engine.ts'
import { serveRecorded } from '../../features/world/engines/recordedBuild.ts'
import type { LayoutVisit } from '../layouts/LayoutVisit.ts'
import { allVisitors, pathsFor } from '../layouts/visitors.ts'
import { now, visitScreens } from './visitScreens.ts'

const visitors = await Promise.all(allVisitors.map(async (who) => [who, await pathsFor(who)] as const))

export const locality: Locality = { language: 'en_US', zone: 'America/Chicago' }

/** One test for each screen, after one visit to all. The pictures go to the folder of this name. */
export function describeScreens(name: string, launch: () => Promise<Engine>): void {
  let engine: Engine
  let site: Awaited<ReturnType<typeof serveRecorded>>
  beforeAll(async () => {
    site = await serveRecorded(now)
    engine = await launch()
  })
  afterAll(async () => {
    await engine.close()
    await site.close()
  })

  describe.each(visitors)('%s opens', (who, screens) => {
    let visit: LayoutVisit
    beforeAll(async () => {
      const page = await engine.open()
      try {
        visit = await visitScreens({ name, page, origin: site.origin, who, screens })
      } finally {
        await page.close()
      }
    })

    test.each(screens)('%s', (path) => {
      expect(visit.missing, 'paths without an address that was opened').not.toContain(path)
      expect(visit.problems.filter((problem) => problem.path === path)).toEqual([])
    })
  })
}
