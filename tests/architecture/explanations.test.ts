import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { specifiedRules } from '../../scripts/docs/specifiedRules.ts'
import { dotted, nodesOf, nodesWithin } from './support/syntax.ts'

/** What `explain` is called with; undefined where that is no plain text. */
function explainedRules(source: string): readonly (string | undefined)[] {
  return [...nodesOf(source)].flatMap(({ type, callee, arguments: given }) => {
    if (type !== 'CallExpression' || dotted(callee) !== 'explain') return []
    const [rule] = [...nodesWithin([given].flat()[0])].filter((node) => node['type'] !== undefined)
    return [rule?.['type'] === 'StringLiteral' ? String(rule['value']) : undefined]
  })
}

const tagged = new Set(globSync('features/**/*.feature').flatMap((file) => readFileSync(file, 'utf8').match(/@[\w.-]+/g) ?? []))

function unknown(rules: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const known = new Set(specifiedRules('docs/rules.json'))
  return rules.filter((rule) => rule === undefined || !known.has(rule) || !tagged.has(`@${rule}`))
}

describe('Explanations', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

  test('name a rule of the specification that has an example', () => {
    const rules = files.flatMap((file) => explainedRules(readFileSync(file, 'utf8')))
    expect(rules.length).toBeGreaterThan(1)
    expect(unknown(rules)).toEqual([])
  })

  test('are found, and their rules are checked', () => {
    const source = "const why = () => explain('scheduling.no-such-rule', figures)\nexplain(rule, 1)"
    expect(unknown(explainedRules(source))).toEqual(['scheduling.no-such-rule', undefined])
    expect(unknown(explainedRules("explain('scheduling.cancel-payload', 1)"))).toEqual([])
  })
})
