import { type Assembly, assemblies, type CoveredCall, type ProvenRule } from '../data.ts'

export function isProven({ examples, tests }: ProvenRule): boolean {
  const outcomes = examples.flatMap((example) => assemblies.map((assembly) => example.outcomes[assembly]))
  const failed = outcomes.includes('failed') || tests.some(({ passed }) => !passed)
  return !failed && (outcomes.includes('passed') || tests.some(({ passed }) => passed))
}

export function isReached({ reached }: CoveredCall): boolean {
  return assemblies.some((assembly) => reached[assembly].requests > 0)
}

export function passedExamples({ examples }: ProvenRule, assembly: Assembly): { readonly words: string; readonly grave: boolean } {
  const here = examples.map((example) => example.outcomes[assembly]).filter((outcome) => outcome !== 'elsewhere')
  const passed = here.filter((outcome) => outcome === 'passed').length
  return { words: here.length > 0 ? `${passed} of ${here.length}` : '–', grave: here.includes('failed') }
}
