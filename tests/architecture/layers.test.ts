import { existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layerRules, options } from './layerRules.ts'
import { breaches, planted } from './planted.ts'
import { plant } from './support/plant.ts'

const folders = ['src', 'mocks', 'features', 'scripts']

async function cruised(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(root, folder))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: layerRules.map((limit) => ({ ...limit, severity: 'error' })) } },
    { ...options.enhancedResolveOptions, bustTheCache: true },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

function violations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort()
}

describe('The layers', () => {
  let result: ICruiseResult
  beforeAll(async () => {
    result = await cruised(process.cwd())
  })

  test('cover every file', () => {
    const read = new Set(result.modules.map(({ source }) => source))
    const files = globSync(`{${folders}}/**/*.{ts,tsx}`)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !read.has(file))).toEqual([])
  })

  test('import only what they are allowed to', () => {
    expect(violations(result)).toEqual([])
  })

  test('import the fake backend in one place only', () => {
    const reaching = result.modules.filter(({ source }) => source.startsWith('src/') && !source.includes('.test.'))
    const imports = reaching.flatMap(({ dependencies }) => dependencies.filter(({ resolved }) => resolved.startsWith('mocks/')))
    expect(imports.length).toBeLessThanOrEqual(1)
  })
})

describe('The rules of the layers', () => {
  const root = plant(planted)
  afterAll(() => rmSync(root, { recursive: true }))

  test('report each planted violation and nothing else', async () => {
    const packages = (line: string) => line.replace(/→ .*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*/, '→ $1')
    expect(violations(await cruised(root)).map(packages)).toEqual(breaches)
    expect(layerRules.map(({ name }) => name).filter((name) => !breaches.some((breach) => breach.startsWith(`${name}:`)))).toEqual([])
  })
})
