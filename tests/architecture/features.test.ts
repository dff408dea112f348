import { spawnSync } from 'node:child_process'
import {
  type Envelope,
  type Examples,
  type Feature,
  type FeatureChild,
  PickleStepType,
  type Scenario,
  type Step,
  type Tag,
} from '@cucumber/messages'
import { describe, expect, it } from 'vitest'
import { declaredCalls } from '../../scripts/docs/calls.ts'
import { specifiedRules } from '../../scripts/docs/specifiedRules.ts'
import { type ParsedFeature, parseFeatures } from '../../scripts/features/parseFeature.ts'

interface Group {
  readonly title: string
  readonly scenarios: readonly Scenario[]
}

interface Source extends ParsedFeature {
  readonly groups: readonly Group[]
}

const sources = parseFeatures().map((parsed): Source => ({ ...parsed, groups: groupsOf(parsed.feature) }))
const pickles = sources.flatMap((source) => source.pickles.map((pickle) => ({ pickle, where: `${source.file}: ${pickle.name}` })))

function groupsOf(feature: Feature): readonly Group[] {
  const rules = feature.children.flatMap(({ rule }) => (rule ? [rule] : []))
  return [
    { title: feature.name, scenarios: scenariosOf(feature.children) },
    ...rules.map((rule) => ({ title: rule.name, scenarios: scenariosOf(rule.children) })),
  ]
}

function scenariosOf(children: readonly Pick<FeatureChild, 'scenario'>[]): readonly Scenario[] {
  return children.flatMap(({ scenario }) => (scenario ? [scenario] : []))
}

function textsOf({ feature, groups }: Source): readonly string[] {
  const backgrounds = feature.children.flatMap(({ background, rule }) => [
    background,
    ...(rule?.children.map((child) => child.background) ?? []),
  ])
  const scenarios = groups.flatMap((group) => group.scenarios)
  return [
    feature.name,
    feature.description,
    ...groups.map((group) => group.title),
    ...scenarios.flatMap((scenario) => [scenario.name, scenario.description, ...scenario.examples.flatMap(cellsOf)]),
    ...[...backgrounds, ...scenarios].flatMap((steps) => steps?.steps.flatMap(textsOfStep) ?? []),
  ]
}

function cellsOf({ tableHeader, tableBody }: Examples): readonly string[] {
  return [...(tableHeader ? [tableHeader] : []), ...tableBody].flatMap((row) => row.cells.map((cell) => cell.value))
}

function textsOfStep({ text, dataTable, docString }: Step): readonly string[] {
  const cells = dataTable?.rows.flatMap((row) => row.cells.map((cell) => cell.value)) ?? []
  return [text, ...cells, ...(docString ? [docString.content] : [])]
}

function tagsOf({ feature, groups }: Source): readonly string[] {
  const rules = feature.children.flatMap(({ rule }) => (rule ? [rule] : []))
  const scenarios = groups.flatMap((group) => group.scenarios)
  const tagged: readonly { readonly tags: readonly Tag[] }[] = [
    feature,
    ...rules,
    ...scenarios,
    ...scenarios.flatMap((scenario) => scenario.examples),
  ]
  return tagged.flatMap(({ tags }) => tags.map((tag) => tag.name))
}

describe('A feature file', () => {
  const kinds: Readonly<Record<string, RegExp>> = {
    'a technical term':
      /\b(screens?|buttons?|click(s|ed|ing)?|pages?|https?|json|apis?|urls?|tabs?|tokens?|endpoints?|modals?|dialogs?)\b/i,
    'the code of a refusal instead of its reason': /(?<!postal )\bcodes? \d/,
    'an identifier': /(?<![@\w.])[a-z]+[A-Z]\w*|\b[a-zA-Z]+_[a-zA-Z]+/,
    'a value of a program': /\b(true|false|null|undefined)\b/,
    'an address of the product': /(^|\s)\.{0,2}\/[a-z]/i,
    'a host': /(?<![@\w.-])[\w-]+\.(localhost|test|example|com|invalid|net|org)\b/,
    'the name of a key in a program': /\b(Arrow(Left|Right|Up|Down)|Escape|PageUp|PageDown)\b/,
    'a list written into one value': /^[^"]*;[^"]*:|"[^"]*;[^"]*"/,
  }

  it.each(Object.keys(kinds))('never says %s', (kind) => {
    const found = sources.flatMap((source) =>
      textsOf(source)
        .filter((text) => kinds[kind]?.test(text))
        .map((text) => `${source.file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('describes its feature as an ability, with two lines of reasons', () => {
    const lines = sources.map(({ file, feature }) => ({
      file,
      lines: feature.description.trim().split('\n').length,
      named: feature.name !== '',
    }))
    expect(lines.filter((line) => line.lines !== 2 || !line.named)).toEqual([])
  })

  it('has at most eight steps per example, with one When', () => {
    const wrong = pickles.flatMap(({ pickle, where }) => {
      const acts = pickle.steps.filter((step) => step.type === PickleStepType.ACTION).length
      return pickle.steps.length > 8 || acts !== 1 ? [`${where}: ${pickle.steps.length} steps, ${acts} acts`] : []
    })
    expect(wrong).toEqual([])
  })

  it('ends every example with a Then', () => {
    const wrong = pickles.filter(({ pickle }) => pickle.steps.at(-1)?.type !== PickleStepType.OUTCOME)
    expect(wrong.map(({ where }) => where)).toEqual([])
  })

  it('gives every example a unique title within its rule', () => {
    const wrong = sources.flatMap(({ file, groups }) =>
      groups.flatMap(({ title, scenarios }) => {
        const names = scenarios.map((scenario) => scenario.name.trim().toLowerCase())
        return names.filter((name, index) => name === '' || names.indexOf(name) !== index).map((name) => `${file}: ${title}: ${name}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has every example under a rule', () => {
    expect(sources.flatMap(({ file, groups }) => (groups[0]?.scenarios ?? []).map(({ name }) => `${file}: ${name}`))).toEqual([])
  })
})

describe('Tags', () => {
  it('are rule ids of the specification, name the assemblies that can run an example, or a call that it makes', async () => {
    const calls = (await declaredCalls()).map(({ id }) => `call:${id}`)
    const known = new Set(
      ['browser', 'chromium', 'deployed', 'engines', 'worker', ...calls, ...specifiedRules('docs/rules.json')].map((name) => `@${name}`),
    )
    expect(
      sources.flatMap((source) =>
        tagsOf(source)
          .filter((tag) => !known.has(tag))
          .map((tag) => `${source.file}: ${tag}`),
      ),
    ).toEqual([])
  })

  it('limit browser-only examples to one in ten', () => {
    const browserOnly = pickles.filter(({ pickle }) => pickle.tags.some((tag) => tag.name === '@browser'))
    expect(browserOnly.length / pickles.length).toBeLessThanOrEqual(0.1)
  })
})

describe('Every step', () => {
  const run = dryRun()
  const used = run.flatMap(({ testCase }) => testCase?.testSteps.flatMap((step) => step.stepDefinitionIds ?? []) ?? [])
  const pickled = new Map(run.flatMap(({ pickle }) => pickle?.steps.map((step) => [step.id, step.text] as const) ?? []))
  const matches = run.flatMap(
    ({ testCase }) =>
      testCase?.testSteps.flatMap(({ pickleStepId, stepDefinitionIds }) =>
        pickleStepId && stepDefinitionIds ? [{ text: pickled.get(pickleStepId), count: stepDefinitionIds.length }] : [],
      ) ?? [],
  )

  it('has exactly one definition', () => {
    expect(matches.length).toBeGreaterThan(0)
    expect(matches.filter(({ count }) => count !== 1)).toEqual([])
  })

  const defined = run.flatMap(({ stepDefinition }) => (stepDefinition ? [stepDefinition] : []))

  it('is one of fewer than 450 sentences', () => {
    expect(defined.length).toBeLessThan(450)
  })

  it('has at least one use', () => {
    expect(defined.filter(({ id }) => !used.includes(id)).map(({ pattern }) => pattern.source)).toEqual([])
  })

  it('takes its names from words that are all used', () => {
    const said = new Set(
      run
        .flatMap(({ testCase }) => testCase?.testSteps ?? [])
        .flatMap(({ stepMatchArgumentsLists = [] }) =>
          stepMatchArgumentsLists.flatMap(({ stepMatchArguments }) =>
            stepMatchArguments.map(({ parameterTypeName, group }) => `${parameterTypeName}: ${ofWomen(group.value ?? '')}`),
          ),
        ),
    )
    const words = run
      .flatMap(({ parameterType }) => (parameterType && !ofAllScenarios.includes(parameterType.name) ? [parameterType] : []))
      .flatMap(({ name, regularExpressions }) => regularExpressions.filter(isListOfWords).flatMap((words) => wordsIn(name, words)))
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !said.has(word))).toEqual([])
  })
})

/** The club's data, inputs and requests: more than scenarios need. */
const ofAllScenarios = ['coach', 'centre', 'city', 'lesson', 'contactTab', 'errand', 'notice', 'typing', 'codeToEnter', 'signUpField']

function isListOfWords(regexp: string): boolean {
  return !/[*+?^${}()[\]\\]/.test(regexp.replaceAll(/\\\W/g, ''))
}

function wordsIn(parameterType: string, regexp: string): readonly string[] {
  return regexp.split('|').map((word) => `${parameterType}: ${ofWomen(word.replaceAll('\\', ''))}`)
}

/** Each phrase is defined for women and men. */
function ofWomen(phrase: string): string {
  return phrase.replaceAll(/\bhe\b/g, 'she').replaceAll(/\bhis\b/g, 'her')
}

/** What cucumber makes of all features and steps, without running any of them. */
function dryRun(): readonly Envelope[] {
  const command = ['node_modules/@cucumber/cucumber/bin/cucumber.js', '--dry-run', '--format', 'message']
  const { stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return stdout.split('\n').filter(Boolean).map(envelope)
}

function envelope(line: string): Envelope {
  return JSON.parse(line)
}
