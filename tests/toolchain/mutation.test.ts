import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withoutEquivalents } from '../../scripts/mutation/equivalents.ts'
import { type Mutant, mutantsOf } from '../../scripts/mutation/mutants.ts'
import { scoreTable, survivorsOf } from '../../scripts/mutation/report.ts'
import { changedSources, scopeOf } from '../../scripts/mutation/scope.ts'
import { isBelowGoal, scoresOf } from '../../scripts/mutation/scores.ts'
import { equivalentMutants } from '../mutation/equivalentMutants.ts'
import { viewModels } from '../mutation/viewModels.ts'

function aMutant(own: Partial<Mutant> = {}): Mutant {
  return {
    ...{
      file: 'src/domain/commerce/cart.ts',
      line: 3,
      column: 5,
      lineText: 'return a > b',
      from: 'a > b',
      to: 'a >= b',
      state: 'survived',
    },
    ...own,
  }
}

function several(count: number, own: Partial<Mutant>): readonly Mutant[] {
  return Array.from({ length: count }, () => aMutant(own))
}

describe('a mutant', () => {
  const source = 'const x = 1\n  return a &&\n    b\n'
  const between = { start: { line: 2, column: 10 }, end: { line: 3, column: 6 } }
  const result = { fileName: '/club/src/domain/a.ts', location: between, replacement: 'a ||\n b', status: 'Killed' }
  const read = (results: readonly (typeof result)[]) =>
    mutantsOf(
      results,
      () => source,
      (file) => file.replace('/club/', ''),
    )

  test('is reported with the code that it replaces, in one line', () => {
    expect(read([result])).toEqual([
      { file: 'src/domain/a.ts', line: 2, column: 10, lineText: 'return a &&', from: 'a && b', to: 'a || b', state: 'killed' },
    ])
  })

  test.each([
    ['Killed', ['killed']],
    ['Timeout', ['killed']],
    ['Survived', ['survived']],
    ['NoCoverage', ['not covered']],
    ['Ignored', []],
    ['CompileError', []],
  ])('of status %s counts as %j', (status, states) => {
    expect(read([{ ...result, status }]).map(({ state }) => state)).toEqual(states)
  })
})

describe('a listed mutant', () => {
  const entry = { file: 'src/domain/commerce/cart.ts', line: 'return a > b', from: 'a > b', to: 'a >= b', reason: 'a is never b' }
  const files = new Set([entry.file])

  test('that has survived counts as equivalent', () => {
    const { mutants, problems } = withoutEquivalents([aMutant(), aMutant({ to: 'a < b' })], [entry], files)
    expect(mutants.map(({ state }) => state)).toEqual(['equivalent', 'survived'])
    expect(problems).toEqual([])
  })

  test.each([
    ['was killed', [aMutant({ state: 'killed' })], /was killed/],
    ['is not there', [aMutant({ lineText: 'return b > a' })], /found 0 times/],
    ['is there twice', [aMutant(), aMutant({ line: 9 })], /found 2 times/],
  ])('is a problem where it %s', (_what, mutants, problem) => {
    expect(withoutEquivalents(mutants, [entry], files).problems).toEqual([expect.stringMatching(problem)])
  })

  test('of a file that was not mutated is ignored', () => {
    expect(withoutEquivalents([], [entry], new Set()).problems).toEqual([])
  })

  test.each(equivalentMutants)('exists in its source: $file $from → $to', ({ file, line, reason }) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines.map((each) => each.trim())).toContain(line)
    expect(reason).not.toBe('')
  })
})

describe('a score', () => {
  const file = 'src/application/commerce/ChangeCart.ts'
  const mutants = [
    ...several(17, { state: 'killed' }),
    ...several(3, {}),
    ...several(5, { state: 'equivalent' }),
    ...several(84, { file, state: 'killed' }),
    ...several(16, { file, state: 'not covered' }),
  ]

  test('is the share of killed mutants, without equivalent ones, beside the goal of its context', () => {
    const [application, domain] = scoresOf(mutants, false)
    expect(domain).toMatchObject({ name: 'src/domain/commerce', percent: 85, goal: 85, counts: { killed: 17, survived: 3, equivalent: 5 } })
    expect(application).toMatchObject({ name: 'src/application/commerce', percent: 84, goal: 85, counts: { 'not covered': 16 } })
    expect([domain, application].map((score) => score && isBelowGoal(score))).toEqual([false, true])
  })

  test('of a complete layer has a higher goal', () => {
    const scores = scoresOf(mutants, true).map(({ name, percent, goal }) => [name, percent, goal])
    expect(scores).toContainEqual(['src/domain', 85, 92])
    expect(scores).toContainEqual(['src/application', 84, 88])
  })

  test('of view models belongs to their group, with its own goal', () => {
    const models = [
      ...several(4, { file: 'src/ui/rounds/scorecard/CardEntries.ts', state: 'killed' }),
      aMutant({ file: 'src/ui/shell/Task.ts' }),
    ]
    expect(scoresOf(models, false)).toMatchObject([
      { name: 'src/ui: forms', percent: 0, goal: 80 },
      { name: 'src/ui: scorecards', percent: 100, goal: 80 },
    ])
  })

  test('of a file without mutants is 100', () => {
    expect(scoresOf([aMutant({ state: 'equivalent' })], false)[0]?.percent).toBe(100)
  })

  test('is in a table that marks missed goals', () => {
    const [head, application, domain] = scoreTable(scoresOf(mutants, false)).split('\n')
    expect(head).toMatch(/killed +survived +not covered +equivalent +score +goal/)
    expect(application).toMatch(/^✗ src\/application\/commerce +84 +0 +16 +0 +84\.0 +85$/)
    expect(domain).toMatch(/^✓ src\/domain\/commerce +17 +3 +0 +5 +85\.0 +85$/)
  })
})

test('survivors are listed by position', () => {
  const mutants = [aMutant({ line: 9, state: 'not covered' }), aMutant({ state: 'killed' }), aMutant({ state: 'equivalent' }), aMutant()]
  expect(survivorsOf(mutants).split('\n')).toEqual([
    'src/domain/commerce/cart.ts:3:5 survived: a > b → a >= b',
    'src/domain/commerce/cart.ts:9:5 not covered: a > b → a >= b',
  ])
})

describe('what is mutated', () => {
  const contexts = ['commerce', 'session']
  const groups = { cards: ['src/ui/rounds/scorecard/*.ts'], forms: ['src/ui/shell/{Task,Upload}.ts'] }

  test('is everything, a context in both layers, a group of view models, or a file', () => {
    expect(scopeOf([], contexts, groups)).toEqual({
      patterns: ['src/domain/**/*.ts', 'src/application/**/*.ts', 'src/ui/rounds/scorecard/*.ts', 'src/ui/shell/{Task,Upload}.ts'],
      isComplete: true,
    })
    expect(scopeOf(['commerce', 'cards', 'src/domain/session/phone.ts'], contexts, groups)).toEqual({
      patterns: [
        ...['src/domain/commerce/**/*.ts', 'src/application/commerce/**/*.ts'],
        ...['src/ui/rounds/scorecard/*.ts', 'src/domain/session/phone.ts'],
      ],
      isComplete: false,
    })
  })

  test('is never an unknown context', () => {
    expect(() => scopeOf(['comerce'], contexts, groups)).toThrow(
      'There is no context or group "comerce", but commerce, session, cards, forms',
    )
  })

  test('of a change are the changed rules and view models, and those whose tests changed', () => {
    const touched = [
      ...['src/domain/a/one.ts', 'src/domain/a/one.test.ts', 'src/application/a/Two.test.ts', 'src/domain/a/gone.ts'],
      ...['src/ui/a/View.ts', 'src/ui/shell/Task.test.ts', 'README.md', 'src/domain/README.md'],
    ]
    const changed = ['src/application/a/Two.ts', 'src/domain/a/one.ts', 'src/ui/shell/Task.ts']
    expect(changedSources(touched, (file) => !file.includes('gone'), groups)).toEqual(changed)
  })

  test.each(Object.values(viewModels).flat())('has view models in %s', (pattern) => {
    expect(globSync(pattern)).not.toEqual([])
  })
})
