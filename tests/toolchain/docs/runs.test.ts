import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contextsOf } from '../../../scripts/docs/contextSummaries.ts'
import { coverageOf, readTests } from '../../../scripts/docs/coverage.ts'
import { readIllustrations } from '../../../scripts/docs/readIllustrations.ts'
import { readRun } from '../../../scripts/docs/readRun.ts'
import { isProven } from '../../../scripts/docs/site/coverage.ts'
import { readFeature } from '../../../scripts/docs/specification.ts'
import { type AssemblyRecording, withResults } from '../../../scripts/docs/withResults.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, ...values: readonly (object | string)[]): string {
  const path = join(folder, name)
  writeFileSync(path, values.map((value) => (typeof value === 'string' ? value : `${JSON.stringify(value)}\n`)).join(''))
  return path
}

const file = 'features/session/coming.feature'
const feature = readFeature(
  file,
  `Feature: Coming in
  Background:
    Given Hana is known

  @session.let-in
  Rule: She is let in
    Example: With her password
      When Hana comes
      Then she is in
    @browser
    Example: By a frame
      When Hana comes
      Then she is in
`,
)

const texts = ['Hana is known', 'Hana comes', 'she is in']
const at = { seconds: 1_800_000_000, nanos: 0 }

function messages({ results = ['PASSED', 'PASSED', 'PASSED'], last = 'she is in', message = '', hook = 'PASSED' } = {}) {
  const steps = [...texts.slice(0, 2), last].map((text, index) => ({ id: `p${index}`, text }))
  const finished = (testStepId: string, status: string) => ({
    testStepFinished: { testCaseStartedId: 'begun', testStepId, testStepResult: { status, ...(status === 'FAILED' && { message }) } },
  })
  return [
    { meta: {} },
    { stepDefinition: { id: 'd', pattern: { source: '{member} comes' } } },
    { pickle: { id: 'pickle', uri: file, name: 'With her password', steps } },
    { testRunStarted: { timestamp: at } },
    {
      testCase: {
        id: 'case',
        pickleId: 'pickle',
        testSteps: [
          ...steps.map(({ id }, index) => ({
            id: `s${index}`,
            pickleStepId: id,
            stepDefinitionIds: index === 1 ? ['d'] : [],
            stepMatchArgumentsLists: index === 1 ? [{ stepMatchArguments: [{ group: { start: 0, value: 'Hana' } }] }] : [],
          })),
          { id: 'hook', hookId: 'h' },
        ],
      },
    },
    { testCaseStarted: { id: 'begun', testCaseId: 'case' } },
    ...results.map((status, index) => finished(`s${index}`, status)),
    finished('hook', hook),
    { testCaseFinished: { testCaseStartedId: 'begun', willBeRetried: false } },
    { testRunFinished: { timestamp: { ...at, seconds: at.seconds + 8 } } },
  ]
}

const scene = { pickle: 'pickle', start: { scenario: 'abc', path: '/' }, pictures: { 2: ['in.webp'] } }

function recorded(told = messages()): AssemblyRecording {
  return { run: readRun(written('run.ndjson', ...told)), scenes: readIllustrations(written('scenes.ndjson', scene)) }
}

const selection = new Set([`${file}:11`])

function examplesWith(model: AssemblyRecording | undefined, browser?: AssemblyRecording) {
  return withResults(feature, { model, browser }, selection).rules[0]?.examples ?? []
}

describe('A run', () => {
  it('tells what each example came to, and which assembly it is not meant for', () => {
    const [password, frame] = examplesWith(recorded(), recorded())
    expect(password?.outcomes).toEqual({ model: 'passed', browser: 'passed' })
    expect(frame?.outcomes).toEqual({ model: 'elsewhere', browser: 'not-run' })
  })

  it('in the browser is not meant for an example outside the selection, but shows its result', () => {
    const [unselected] = examplesWith(recorded(messages({ last: 'she is out' })), undefined)
    expect(unselected?.outcomes).toEqual({ model: 'not-run', browser: 'elsewhere' })
    const [password] = examplesWith(undefined, recorded())
    expect(password?.outcomes).toEqual({ model: 'not-run', browser: 'passed' })
  })

  it('brings pictures to the steps after which they were taken, and the beginning as a link', () => {
    const [password] = examplesWith(recorded(), recorded())
    expect(password?.steps.map(({ pictures }) => pictures)).toEqual([[], ['in.webp']])
    expect(password?.beginning).toEqual({ kind: 'link', scenario: 'abc', path: '/' })
  })

  it('says how a step was understood', () => {
    const [password] = examplesWith(recorded())
    expect(password?.steps[0]).toMatchObject({ text: 'Hana comes', expression: '{member} comes', values: [[0, 4]] })
  })

  it('tells a failure at its step, without where in the code', () => {
    const message = 'AssertionError: out\n\u001b[31m+ in\u001b[39m\n    at file.ts:1\n    at other.ts:2'
    const [password] = examplesWith(recorded(messages({ results: ['PASSED', 'PASSED', 'FAILED'], message })))
    expect(password?.outcomes.model).toBe('failed')
    expect(password?.failures).toEqual([{ assembly: 'model', step: 1, message: 'AssertionError: out\n+ in' }])
  })

  it('tells what was found after the last step as such', () => {
    const [password] = examplesWith(recorded(messages({ hook: 'FAILED', message: 'a request broke its contract' })))
    expect(password?.failures).toEqual([{ assembly: 'model', step: null, message: 'a request broke its contract' }])
  })

  it('counts for nothing where the example reads otherwise by now', () => {
    const [password] = examplesWith(recorded(messages({ last: 'she is out' })))
    expect(password).toMatchObject({
      outcomes: { model: 'not-run', browser: 'elsewhere' },
      beginning: { kind: 'none', obstacle: 'unknown' },
    })
  })

  it('has a date and a length, but none where it was cut short', () => {
    expect(recorded().run).toMatchObject({ date: '2027-01-15T08:00:00.000Z', seconds: 8 })
    expect(recorded(messages().slice(0, -1)).run.seconds).toBeNull()
  })
})

describe('A report that is of no use says so', () => {
  it('when it is not there, or empty', () => {
    expect(() => readRun(join(folder, 'never.ndjson'))).toThrow(/never\.ndjson is not there/)
    expect(() => readRun(written('empty.ndjson', ''))).toThrow(/empty\.ndjson is empty/)
  })

  it('when it is cut off, with the line', () => {
    const path = written('cut.ndjson', { testRunStarted: { timestamp: at } }, '{"pickle": {"id')
    expect(() => readRun(path)).toThrow(/cut\.ndjson, line 2, can't be read/)
  })

  it('when it is something else', () => {
    expect(() => readIllustrations(written('other.ndjson', { some: 'thing' }))).toThrow(/other\.ndjson, line 1, is not what a run writes/)
    expect(() => readRun(written('none.ndjson', { meta: {} }))).toThrow(/none\.ndjson tells of no run/)
    expect(() => readTests(written('unit.json', { testResults: 1 }), '')).toThrow(/unit\.json is not what a run writes/)
  })
})

describe('Coverage', () => {
  const features = [withResults(feature, { model: recorded(), browser: undefined }, selection)]
  const unit = {
    startTime: 1_800_000_000_000,
    testResults: [
      {
        name: '/club/src/a.test.ts',
        assertionResults: [
          { fullName: 'A pass [session.pass-kept] is kept', status: 'passed' },
          { fullName: 'about [nothing]', status: 'passed' },
        ],
      },
    ],
  }
  const { tests } = readTests(written('vitest.json', unit), '/club')
  const calls = [
    { id: 'session.login', kind: 'auth', wire: 'POST /login' },
    { id: 'session.me', kind: 'read', wire: 'GET /me' },
  ]
  const asked = [
    { call: 'session.me', scenario: 'With her password' },
    { call: 'session.me', scenario: 'With her password' },
  ]
  const rules = ['scheduling.never-tagged', 'session.let-in']
  const coverage = coverageOf({ rules, features, tests, calls, requests: { model: asked, browser: [] } })

  it('knows the rules of the specification, and what proves them by tags of examples and titles of tests', () => {
    expect(
      coverage.rules.map(({ id, examples, tests: own }) => [id, examples.map(({ title }) => title), own.map(({ file: one }) => one)]),
    ).toEqual([
      ['scheduling.never-tagged', [], []],
      ['session.let-in', ['With her password', 'By a frame'], []],
      ['session.pass-kept', [], ['src/a.test.ts']],
    ])
  })

  it('shows a rule without tag and title as a gap', () => {
    expect(coverage.rules.filter((rule) => !isProven(rule)).map(({ id }) => id)).toContain('scheduling.never-tagged')
  })

  it('counts requests and the examples that made them', () => {
    expect(coverage.calls.map(({ id, reached }) => [id, reached.model, reached.browser.requests])).toEqual([
      ['session.login', { requests: 0, scenarios: 0 }, 0],
      ['session.me', { requests: 2, scenarios: 1 }, 0],
    ])
  })

  it('gives the contents their counts and health', () => {
    const [context] = contextsOf(features, ['scheduling', 'session'])
    expect(context?.name).toBe('session')
    expect(context?.features[0]?.rules[0]).toMatchObject({
      examples: 2,
      inOne: 1,
      proven: true,
      tallies: { model: { passed: 1, elsewhere: 1 }, browser: { 'not-run': 1, elsewhere: 1 } },
    })
  })
})
