import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { equivalentMutants } from '../tests/mutation/equivalentMutants.ts'
import { withoutEquivalents } from './mutation/equivalents.ts'
import { mutantsOf } from './mutation/mutants.ts'
import { scoreTable, survivorsOf } from './mutation/report.ts'
import { changedSources, type Scope, scopeOf } from './mutation/scope.ts'
import { isBelowGoal, scoresOf } from './mutation/scores.ts'

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

function changedSince(base: string): readonly string[] {
  const [fork = base] = git('merge-base', base, 'HEAD')
  return [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')]
}

function contexts(): readonly string[] {
  return [...new Set(['src/domain', 'src/application'].flatMap((layer) => readdirSync(layer)))]
}

interface Suite {
  readonly name: string
  readonly vitestConfig: string
  readonly patterns: readonly string[]
}

function suitesOf(patterns: readonly string[]): readonly Suite[] {
  const isInUi = (pattern: string) => pattern.startsWith('src/ui/')
  return [
    { name: 'index', vitestConfig: 'vitest.config.ts', patterns: patterns.filter((pattern) => !isInUi(pattern)) },
    { name: 'view-models', vitestConfig: 'viewModels.vitest.config.ts', patterns: patterns.filter(isInUi) },
  ].filter((suite) => suite.patterns.length > 0)
}

function resultsOf({ name, vitestConfig, patterns }: Suite, concurrency: string | undefined) {
  return new Stryker({
    configFile: 'tests/mutation/stryker.config.mjs',
    vitest: { configFile: `tests/mutation/${vitestConfig}`, related: false },
    mutate: [...patterns, '!src/**/*.test.ts'],
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
    ...(concurrency && { concurrency: Number(concurrency) }),
  }).runMutationTest()
}

async function mutate({ patterns, isComplete }: Scope, concurrency: string | undefined): Promise<boolean> {
  // One after the other: each uses all the processes.
  const results = (await Array.fromAsync(suitesOf(patterns), (suite) => resultsOf(suite, concurrency))).flat()
  const inProject = (file: string) => relative(process.cwd(), file)
  const files = new Set(results.map(({ fileName }) => inProject(fileName)))
  const all = mutantsOf(results, (file) => readFileSync(file, 'utf8'), inProject)
  const { mutants, problems } = withoutEquivalents(all, equivalentMutants, files)
  const scores = scoresOf(mutants, isComplete)
  process.stdout.write([survivorsOf(mutants), scoreTable(scores), ...problems, ''].join('\n'))
  return problems.length === 0 && !scores.some(isBelowGoal)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, concurrency: { type: 'string' } },
})
const scope = values.since
  ? { patterns: changedSources(changedSince(values.since), existsSync), isComplete: false }
  : scopeOf(positionals, contexts())
if (scope.patterns.length === 0) process.stdout.write('No file to mutate has changed.\n')
else if (!(await mutate(scope, values.concurrency))) process.exitCode = 1
