import {
  type Assembly,
  assemblies,
  type ContextSummary,
  type Example,
  type Feature,
  type FeatureSummary,
  type OutcomeCounts,
  type Rule,
  type RuleSummary,
} from './data.ts'

export function contextsOf(features: readonly Feature[], contexts: readonly string[]): readonly ContextSummary[] {
  const names = [...new Set([...contexts, ...features.map(({ context }) => context)])]
  return names.flatMap((name) => {
    const own = features.filter(({ context }) => context === name)
    return own.length > 0 ? [{ name, features: own.map(featureHead) }] : []
  })
}

function featureHead({ id, title, why, rules }: Feature): FeatureSummary {
  return { id, title, why, rules: rules.map(ruleHead) }
}

function ruleHead({ id, title, tags, examples }: Rule): RuleSummary {
  const outcomes = examples.map((example) => assemblies.map((assembly) => example.outcomes[assembly]))
  return {
    ...{ id, title, tags },
    examples: examples.length,
    tallies: { model: countOutcomes(examples, 'model'), browser: countOutcomes(examples, 'browser') },
    inOne: outcomes.filter((each) => each.filter(hasRun).length === 1).length,
    proven: outcomes.some((each) => each.includes('passed')) && !outcomes.some((each) => each.includes('failed')),
  }
}

function hasRun(outcome: Example['outcomes'][Assembly]): boolean {
  return outcome === 'passed' || outcome === 'failed'
}

export function countOutcomes(examples: readonly Example[], assembly: Assembly): OutcomeCounts {
  const count = (outcome: keyof OutcomeCounts) => examples.filter(({ outcomes }) => outcomes[assembly] === outcome).length
  return { passed: count('passed'), failed: count('failed'), 'not-run': count('not-run'), elsewhere: count('elsewhere') }
}
