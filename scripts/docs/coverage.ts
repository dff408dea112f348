import * as z from 'zod/mini'
import { contexts } from '../contexts.ts'
import type { Assembly, Coverage, CoveredCall, Feature, ProvenRule, RuleProof } from './data.ts'
import { readJson, readLines } from './readReport.ts'

const isRule = new RegExp(`^(${contexts.join('|')})\\.[a-z0-9-]+$`)
const inTitle = new RegExp(`\\[((?:${contexts.join('|')})\\.[a-z0-9-]+)\\]`, 'g')

export interface UnitTest {
  readonly title: string
  readonly file: string
  readonly passed: boolean
}

const vitest = z.object({
  startTime: z.number(),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})

export function readTests(file: string, root: string): { readonly date: string; readonly tests: readonly UnitTest[] } {
  const { startTime, testResults } = readJson(file, vitest)
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: name.replace(`${root}/`, ''),
      passed: status === 'passed',
    })),
  )
  return { date: new Date(startTime).toISOString(), tests }
}

const request = z.object({ call: z.string(), scenario: z.string() })
export type RecordedRequest = z.infer<typeof request>

export function readRequests(file: string): readonly RecordedRequest[] {
  return readLines(file, request)
}

export type DeclaredCall = Pick<CoveredCall, 'id' | 'wire' | 'kind'>

interface Sources {
  readonly rules: readonly string[]
  readonly features: readonly Feature[]
  readonly tests: readonly UnitTest[]
  readonly calls: readonly DeclaredCall[]
  readonly requests: Readonly<Record<Assembly, readonly RecordedRequest[]>>
}

export function coverageOf({ rules: known, features, tests, calls, requests }: Sources): Coverage {
  const proofs = features.flatMap(proofsOf)
  const ids = new Set([...known, ...proofs.flatMap(({ ids: named }) => named), ...tests.flatMap(({ title }) => idsIn(title))])
  const rules = [...ids].sort().map(
    (id): ProvenRule => ({
      id,
      context: contextOf(id),
      examples: proofs.filter(({ ids: named }) => named.includes(id)).map(({ proof }) => proof),
      tests: tests.filter(({ title }) => idsIn(title).includes(id)),
    }),
  )
  const reached = calls.map((call): CoveredCall => {
    const count = (assembly: Assembly) => {
      const own = requests[assembly].filter((each) => each.call === call.id)
      return { requests: own.length, scenarios: new Set(own.map(({ scenario }) => scenario)).size }
    }
    return { ...call, context: contextOf(call.id), reached: { model: count('model'), browser: count('browser') } }
  })
  return { rules, calls: reached.sort((one, other) => one.id.localeCompare(other.id)) }
}

function idsIn(title: string): readonly string[] {
  return [...title.matchAll(inTitle)].flatMap(([, id]) => id ?? [])
}

function proofsOf(feature: Feature): readonly { readonly ids: readonly string[]; readonly proof: RuleProof }[] {
  return feature.rules.flatMap((rule) =>
    rule.examples.map(({ id, title, tags, outcomes }) => ({
      ids: [...feature.tags, ...rule.tags, ...tags].filter((tag) => isRule.test(tag)),
      proof: { path: `${feature.id}/${rule.id}/${id}`, title, outcomes },
    })),
  )
}

function contextOf(id: string): string {
  return id.split('.')[0] ?? ''
}
