import { assemblies, type ContextHead, type FeatureHead, type RuleHead } from '../data.ts'
import type { Show } from './address.ts'

export function fails({ tallies }: RuleHead): boolean {
  return assemblies.some((assembly) => tallies[assembly].failed > 0)
}

const filters: Readonly<Record<Show, (rule: RuleHead) => boolean>> = {
  all: () => true,
  failing: fails,
  one: ({ inOne }) => inOne > 0,
  unproven: ({ proven }) => !proven,
}

export function shown(contexts: readonly ContextHead[], show: Show): readonly ContextHead[] {
  const kept = contexts.map((context) => ({
    ...context,
    features: context.features
      .map((feature) => ({ ...feature, rules: feature.rules.filter(filters[show]) }))
      .filter(({ rules }) => rules.length > 0),
  }))
  return kept.filter(({ features }) => features.length > 0)
}

export function rulesOf(contexts: readonly Pick<ContextHead, 'features'>[]): readonly RuleHead[] {
  return contexts.flatMap(({ features }) => features.flatMap(({ rules }: FeatureHead) => rules))
}

export function countOf(contexts: readonly ContextHead[], show: Show): number {
  return rulesOf(shown(contexts, show)).length
}

export function examplesIn(rules: readonly RuleHead[]): number {
  return rules.reduce((sum, { examples }) => sum + examples, 0)
}
