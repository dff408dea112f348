import type {
  Background,
  Feature as FeatureNode,
  Pickle,
  PickleStep,
  Rule as RuleNode,
  Scenario,
  Step as StepNode,
  Tag,
} from '@cucumber/messages'
import { parseFeature } from '../features/parseFeature.ts'
import { locationOf } from '../features/selectExamples.ts'
import type { Example, Feature, Rule, StepText } from './data.ts'
import { pickleKey } from './pickleKey.ts'
import { Slugs, slugOf } from './slugs.ts'

export interface SpecifiedExample extends Pick<Example, 'id' | 'title' | 'tags'> {
  readonly steps: readonly StepText[]
  readonly lead: number
  readonly allTags: readonly string[]
  readonly key: string
  /** As in a selection. */
  readonly location: string
}

export interface SpecifiedRule extends Omit<Rule, 'examples'> {
  readonly examples: readonly SpecifiedExample[]
}

export interface SpecifiedFeature extends Omit<Feature, 'rules'> {
  readonly rules: readonly SpecifiedRule[]
}

export function readFeature(file: string, text: string): SpecifiedFeature {
  const { feature, pickles } = parseFeature(file, text)
  const [, context = '', name = ''] = /^features\/([^/]+)\/(.+)\.feature$/.exec(file) ?? []
  return {
    id: `${context}/${name.replaceAll('/', '-')}`,
    context,
    file,
    title: feature.name,
    why: feature.description.trim().replaceAll(/\s*\n\s*/g, ' '),
    tags: namesOf(feature.tags),
    background: backgroundOf(feature.children),
    rules: rulesOf(feature, pickles),
  }
}

function rulesOf(feature: FeatureNode, pickles: readonly Pickle[]): readonly SpecifiedRule[] {
  const slugs = new Slugs()
  const loose = feature.children.flatMap(({ scenario }) => (scenario ? [scenario] : []))
  const rules = feature.children.flatMap(({ rule }) => (rule ? [rule] : []))
  return [
    ...(loose.length > 0
      ? [{ id: slugs.take('examples'), title: '', tags: [], background: [], examples: examplesOf(loose, pickles) }]
      : []),
    ...rules.map((rule) => ({
      id: slugs.take(nameOf(rule)),
      title: rule.name,
      tags: namesOf(rule.tags),
      background: backgroundOf(rule.children),
      examples: examplesOf(
        rule.children.flatMap(({ scenario }) => (scenario ? [scenario] : [])),
        pickles,
      ),
    })),
  ]
}

/** The specification's id, if there is exactly one, survives a new wording. */
function nameOf({ tags, name }: RuleNode): string {
  const [id, ...others] = namesOf(tags).filter((tag) => tag.includes('.'))
  return id !== undefined && others.length === 0 ? slugOf(id.slice(id.indexOf('.') + 1)) : slugOf(name)
}

function examplesOf(scenarios: readonly Scenario[], pickles: readonly Pickle[]): readonly SpecifiedExample[] {
  const slugs = new Slugs()
  return scenarios.flatMap((scenario) =>
    pickles.filter(({ astNodeIds }) => astNodeIds[0] === scenario.id).map((pickle) => exampleOf(scenario, pickle, slugs)),
  )
}

function exampleOf(scenario: Scenario, pickle: Pickle, slugs: Slugs): SpecifiedExample {
  const row = scenario.examples.find(({ tableBody }) => tableBody.some(({ id }) => id === pickle.astNodeIds[1]))
  const keywords = new Map(scenario.steps.map(({ id, keyword }) => [id, keyword.trim()]))
  const own = pickle.steps.filter(({ astNodeIds: [id = ''] }) => keywords.has(id))
  return {
    id: slugs.take(slugOf(pickle.name)),
    title: pickle.name,
    tags: namesOf([...scenario.tags, ...(row?.tags ?? [])]),
    allTags: pickle.tags.map(({ name }) => name.slice(1)),
    lead: pickle.steps.length - own.length,
    steps: own.map((step) => ({ keyword: keywords.get(step.astNodeIds[0] ?? '') ?? '', text: step.text, ...argumentOf(step) })),
    key: pickleKey(pickle),
    location: locationOf(pickle),
  }
}

function argumentOf({ argument }: PickleStep): Pick<StepText, 'table' | 'words'> {
  const { dataTable, docString } = argument ?? {}
  return {
    ...(dataTable && { table: dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)) }),
    ...(docString && { words: docString.content }),
  }
}

function backgroundOf(children: readonly { readonly background?: Background | undefined }[]): readonly StepText[] {
  return children.flatMap(({ background }) => background?.steps.map(sentenceOf) ?? [])
}

function sentenceOf({ keyword, text, dataTable, docString }: StepNode): StepText {
  return {
    keyword: keyword.trim(),
    text,
    ...(dataTable && { table: dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)) }),
    ...(docString && { words: docString.content }),
  }
}

function namesOf(tags: readonly Tag[]): readonly string[] {
  return tags.map(({ name }) => name.slice(1))
}
