import { randomBytes } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { reportFolder } from '../../scripts/vite/chunkReport.ts'
import { Build } from './Build.ts'
import { firstScreens, openWithOnlyScripts } from './firstScreens.ts'
import { ServedClub } from './ServedClub.ts'
import { filesOfRoute, firstFiles, furtherRoutes, type Size, scriptsIn, sizesOf } from './sizes.ts'
import { budgets, limitOf } from './sizesBudget.ts'

const folder = 'dist'

function tooBig(sizes: readonly Size[]): string[] {
  return sizes
    .filter(({ value, budget }) => value > limitOf(budget))
    .map(({ what, value, unit, budget }) => `${what}: ${value.toFixed(1)} ${unit} is more than ${limitOf(budget)} (goal ${budget.goal})`)
}

describe('The production build', () => {
  test('is within its size budget', () => {
    expect(tooBig(sizesOf(new Build(folder)))).toEqual([])
  })

  test('is measured for each route', () => {
    const build = new Build(folder)
    const screens = globSync('src/ui/*/*/*Screen.tsx').filter((screen) => !screen.startsWith('src/ui/shell/') && build.has(screen))
    const routes = furtherRoutes(build).map((route) => filesOfRoute(build, route))
    const measured = new Set([firstFiles(build, 'sign-in'), firstFiles(build, 'home'), ...routes].flatMap((files) => [...files]))
    expect(screens.length).toBeGreaterThan(2)
    expect(screens.filter((screen) => !measured.has(build.fileOf(screen)))).toEqual([])
  })
})

describe('The files counted for a first screen', () => {
  let browser: Browser
  let club: ServedClub
  beforeAll(async () => {
    browser = await launchBrowser()
    club = await ServedClub.open(folder)
  })
  afterAll(async () => {
    await browser.close()
    await club.close()
  })

  test.each(['sign-in', 'home'] as const)('are all that %s needs', async (view) => {
    const screen = firstScreens[view]
    const files = firstFiles(new Build(folder), view)
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' })
    if (screen.isSignedIn) await club.letHanaIn(context)
    const { wanted, elsewhere } = await openWithOnlyScripts(await context.newPage(), club.origin + screen.address, files, screen.isShown)
    await context.close()
    expect(scriptsIn(files).filter((file) => !wanted.has(file))).toEqual([])
    expect(elsewhere).toHaveLength(budgets.thirdParties.goal)
  })
})

describe('The size limits', () => {
  let place: string
  let copy: string
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'clubhouse-'))
    copy = join(place, 'dist')
    cpSync(folder, copy, { recursive: true })
    cpSync(reportFolder(folder), reportFolder(copy), { recursive: true })
  })
  afterAll(() => rmSync(place, { recursive: true }))

  /** Incompressible text. */
  function grow(file: string, kB: number): void {
    const path = join(copy, file)
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n/*${randomBytes(kB * 750).toString('base64')}*/`)
  }

  test('fail when a chunk grows, and name it', () => {
    const [route] = furtherRoutes(new Build(copy))
    if (!route) throw new Error('No further route is left to grow')
    const before = tooBig(sizesOf(new Build(copy)))
    grow(new Build(folder).fileOf(route.screen), 200)
    const added = tooBig(sizesOf(new Build(copy))).filter((line) => !before.includes(line))
    expect(added).toContainEqual(expect.stringContaining(`${route.name}: JS of its own: `))
  })
})
