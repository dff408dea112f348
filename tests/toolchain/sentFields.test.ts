import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { declaredFields } from '../../scripts/check/declaredFields.ts'
import { fieldList, fieldsOutcome, readFields, valuesOf } from '../../scripts/check/fieldValues.ts'

const folder = mkdtempSync(join(tmpdir(), 'fields-'))
afterAll(() => rmSync(folder, { recursive: true }))

const declared = [
  { call: 'scheduling.book', path: 'coachId' },
  { call: 'scheduling.book', path: 'notes' },
  { call: 'scheduling.cancel', path: 'options' },
]

function recorded(...requests: readonly { readonly call: string; readonly fields: readonly (readonly [string, string])[] }[]) {
  const file = join(folder, 'calls.ndjson')
  writeFileSync(file, requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
  return valuesOf(declared, readFields(file))
}

const { call } = { call: 'scheduling.book' }
const fields = recorded(
  { call, fields: [['coachId', '"marisol"']] },
  { call, fields: [['coachId', '"teodor"']] },
  { call, fields: [['coachId', '"teodor"']] },
  {
    call: 'scheduling.cancel',
    fields: [
      ['options.late', 'true'],
      ['options.reasons[]', '"ill"'],
    ],
  },
)

test('the fields of nested, optional, nullable and repeated schemas are declared by their paths', () => {
  const schema = z.object({
    player: z.object({ name: z.string(), email: z.optional(z.string()) }),
    items: z.readonly(z.array(z.object({ price: z.nullable(z.number()) }))),
    codes: z.array(z.string()),
  })
  expect(declaredFields(schema)).toEqual(['player.name', 'player.email', 'items[].price', 'codes[]'])
})

test('a field of several alternatives is declared once, and one that can have only one value is not', () => {
  const schema = z.union([
    z.object({ kind: z.literal('card'), number: z.string() }),
    z.object({ kind: z.literal('free'), number: z.string(), way: z.literal(['post', 'desk']) }),
    z.undefined(),
  ])
  expect(declaredFields(schema)).toEqual(['number', 'way'])
})

test('a schema that is converted is declared as it is sent', () => {
  const schema = z.object({ day: z.pipe(z.string(), z.transform(Number)) })
  expect(declaredFields(schema)).toEqual(['day'])
})

test('each different value of a field counts once, whatever it holds', () => {
  expect(fields.map(({ values }) => values)).toEqual([['"marisol"', '"teodor"'], [], ['true', '"ill"']])
})

test('a field without a second value fails the check, which says what was always sent', () => {
  const outcome = fieldsOutcome(recorded({ call, fields: [['coachId', '"marisol"']] }), [])
  expect(outcome.failures).toEqual([
    'scheduling.book coachId: always "marisol"',
    'scheduling.book notes: never sent',
    'scheduling.cancel options: never sent',
  ])
  expect(outcome).toMatchObject({ passed: 0, failed: 3 })
})

test('a field with a reason passes', () => {
  expect(fieldsOutcome(fields, [{ reason: 'Nobody writes one', fields: ['scheduling.book notes'] }])).toMatchObject({
    passed: 3,
    failed: 0,
  })
})

test.each([
  ['that has become needless', 'scheduling.book coachId'],
  ['for a field that no call declares', 'scheduling.book coach'],
  ['that was given before', 'scheduling.book notes'],
])('a reason %s fails the check', (_why, field) => {
  const outcome = fieldsOutcome(fields, [{ reason: 'Nobody writes one', fields: ['scheduling.book notes', field] }])
  expect(outcome).toMatchObject({ passed: 3, failed: 1 })
  expect(outcome.output).toContain(`${field}: it needs no reason`)
})

test('the list begins with the fields that have the fewest values', () => {
  expect(
    fieldList(fields)
      .split('\n')
      .map((line) => line.trim().split('  ')[0]),
  ).toEqual(['0', '2', '2', ''])
})
