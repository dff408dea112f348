import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planUseCase } from '../../scripts/new/plan.ts'
import type { FindFiles } from '../../scripts/new/useCasePlan.ts'
import { layerRules, options } from '../architecture/layerRules.ts'
import { plant } from '../architecture/support/plant.ts'

const program = join(process.cwd(), 'scripts/new/useCase.ts')
const tools = join(process.cwd(), 'node_modules/.bin')

let root: string

function plantProject(): void {
  root = plant({
    'features/scheduling/waiting-list.feature': 'Feature: Waiting',
    'src/application/scheduling/BookLesson.ts': '',
    'src/application/scheduling/ports/Appointments.ts': '',
    'src/composition/scheduling/module.ts': '',
  })
}

function removeProject(): void {
  rmSync(root, { recursive: true })
}

function run(args: readonly string[], answers: readonly string[] = []) {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8', input: answers.join('\n') })
  return { status, said: stdout }
}

function files(): readonly string[] {
  return globSync('{features,src}/**/*.*', { cwd: root }).sort()
}

function written(args: readonly string[], answers: readonly string[] = []): readonly string[] {
  const before = files()
  expect(run(args, answers).status).toBe(0)
  return files().filter((path) => !before.includes(path))
}

const useCase = ['src/application/scheduling/JoinLine.test.ts', 'src/application/scheduling/JoinLine.ts']

describe('A new use case', () => {
  beforeEach(plantProject)
  afterEach(removeProject)

  test('has a feature file', () => {
    expect(written(['scheduling', 'JoinLine'])).toEqual(['features/scheduling/join-line.feature', ...useCase])
  })

  test('can use an existing feature file', () => {
    expect(written(['scheduling', 'JoinLine', '--feature', 'waiting-list'])).toEqual(useCase)
  })

  test('asks for missing arguments', () => {
    expect(written([], ['scheduling', 'JoinLine', 'waiting-list'])).toEqual(useCase)
  })

  test('prints nine steps in order, with existing paths and code to paste', () => {
    const { said } = run(['scheduling', 'JoinLine'])
    const steps = [...said.matchAll(/^ {2}(\d)\. (\S+)/gm)].map(([, number, path]) => `${number} ${path}`)
    expect(steps).toEqual([
      '1 features/scheduling/join-line.feature',
      '2 src/domain/scheduling/',
      '3 src/application/scheduling/JoinLine.ts',
      '4 src/application/scheduling/ports/Appointments.ts:',
      '5 src/adapters/rest/scheduling/',
      '6 mocks/contexts/scheduling/handlers.ts',
      '7 src/ui/scheduling/',
      '8 src/ui/scheduling/',
      '9 src/composition/scheduling/module.ts:',
    ])
    expect(said).toContain('give(JoinLine, Clock)')
  })
})

describe('In the current project', () => {
  const find: FindFiles = (pattern) => globSync(pattern).sort()

  test.each(['session', 'scheduling', 'learning', 'commerce', 'support'])('the steps for %s name existing files only', (context) => {
    const made = planUseCase({ context, name: 'JoinLine', feature: 'join-line' }, find)
    if (typeof made === 'string') throw new Error(made)
    const own = made.files.map(({ path }) => path)
    const named = made.steps.flatMap((step) => step.split('\n').slice(0, 1)).flatMap(filesIn)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((path) => !own.includes(path) && find(path).length === 0)).toEqual([])
  })
})

function filesIn(step: string): readonly string[] {
  const grouped = [...step.matchAll(/(\S+\/) \(one of ([^)]*), or a new one\)/g)]
  const listed = grouped.flatMap(([, folder = '', names = '']) => names.split(', ').map((name) => folder + name))
  return [...listed, ...(step.match(/\b(?:src|mocks|tests|features)\/[^\s:()]+\.\w+/g) ?? [])]
}

describe('Nothing is written', () => {
  beforeEach(plantProject)
  afterEach(removeProject)

  test.each([
    [['bowling', 'JoinLine'], 'There are session, scheduling, learning, commerce'],
    [['scheduling', 'joinLine'], 'PascalCase'],
    [['scheduling', 'Lesson'], 'a verb and a noun'],
    [['scheduling', '../JoinLine'], 'PascalCase'],
    [['scheduling', 'ConfirmPlaceInWaitingListOfLesson'], '28 letters'],
    [['scheduling', 'BookLesson'], 'src/application/scheduling/BookLesson.ts is there already'],
    [['scheduling', 'JoinLine', '--feature', '../steps'], 'no name of a feature'],
    [['scheduling', 'JoinLine', '--featur'], '--featur'],
    [['scheduling', 'Join', 'Line'], 'A context and a name are enough'],
    [[], 'There is no context ""'],
  ])('for %j', (args, words) => {
    const before = files()
    const { status, said } = run(args)
    expect({ status, files: files() }).toEqual({ status: 1, files: before })
    expect(said).toContain(words)
    expect(said).toContain('Nothing was written.')
  })
})

describe('What is written', () => {
  beforeAll(() => {
    plantProject()
    for (const folder of ['src/application/shared', 'src/ui/kit', 'src/ui/shell']) cpSync(folder, join(root, folder), { recursive: true })
    expect(written(['scheduling', 'JoinLine'])).toHaveLength(3)
  })
  afterAll(removeProject)

  function tool(line: string): { readonly status: number | null; readonly output: string } {
    const [name = '', ...args] = line.split(' ')
    const { status, stdout, stderr } = spawnSync(join(tools, name), args, { cwd: root, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }

  test('passes the type check, the formatter and the linter', () => {
    for (const file of ['biome.json', 'tsconfig.json']) copyFileSync(file, join(root, file))
    writeFileSync(join(root, 'own.json'), JSON.stringify({ extends: './tsconfig.json', include: [...useCase, 'src/ui/**/*.d.ts'] }))
    expect(tool('tsc --noEmit --project own.json')).toEqual({ status: 0, output: '' })
    expect(tool(`biome ci --vcs-enabled=false --colors=off --error-on-warnings ${useCase.join(' ')}`)).toMatchObject({ status: 0 })
  })

  test('breaks no layer rule', async () => {
    const forbidden = layerRules.map((limit) => ({ ...limit, severity: 'error' as const }))
    const { output } = await cruise(
      useCase,
      { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
      { ...options.enhancedResolveOptions, bustTheCache: true },
    )
    expect(typeof output === 'string' ? output : output.summary.violations).toEqual([])
  })

  test('follows the rules for features', () => {
    const feature = readFileSync(join(root, 'features/scheduling/join-line.feature'), 'utf8')
    expect(feature).toMatch(/^Feature: Join line\n( {2}\S.*\n){2}\n {2}Rule: /)
  })
})
