import { assemblies, type ContextSummary, type FeatureSummary, type RuleSummary } from '../data.ts'
import type { ExampleFilter } from './address.ts'

export function hasFailures({ tallies }: RuleSummary): boolean {
  return assemblies.some((assembly) => tallies[assembly].failed > 0)
}

const filters: Readonly<Record<ExampleFilter, (rule: RuleSummary) => boolean>> = {
  all: () => true,
  failing: hasFailures,
  one: ({ inOne }) => inOne > 0,
  unproven: ({ proven }) => !proven,
}

export function filterContexts(contexts: readonly ContextSummary[], show: ExampleFilter): readonly ContextSummary[] {
  const kept = contexts.map((context) => ({
    ...context,
    features: context.features
      .map((feature) => ({ ...feature, rules: feature.rules.filter(filters[show]) }))
      .filter(({ rules }) => rules.length > 0),
  }))
  return kept.filter(({ features }) => features.length > 0)
}

export function rulesOf(contexts: readonly Pick<ContextSummary, 'features'>[]): readonly RuleSummary[] {
  return contexts.flatMap(({ features }) => features.flatMap(({ rules }: FeatureSummary) => rules))
}

export function countExamples(contexts: readonly ContextSummary[], show: ExampleFilter): number {
  return rulesOf(filterContexts(contexts, show)).length
}

export function examplesIn(rules: readonly RuleSummary[]): number {
  return rules.reduce((sum, { examples }) => sum + examples, 0)
}
