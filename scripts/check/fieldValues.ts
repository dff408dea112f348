import * as z from 'zod/mini'
import { declarations } from '../docs/calls.ts'
import { readLines } from '../docs/readReport.ts'
import { declaredFields } from './declaredFields.ts'
import { type SingleValue, singleValues } from './singleValues.ts'
import type { StepOutcome } from './step.ts'

/** What a call sent, as a run of the examples records it. */
const recorded = z.object({ call: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) })
type Recorded = z.infer<typeof recorded>

const name = z.object({ value: z.string() })
const definition = z.object({ variableDefinitions: z.optional(z.array(z.object({ variable: z.object({ name }) }))) })
const rest = z.object({ id: z.string(), body: z.unknown() })
const shop = z.object({ id: z.string(), document: z.object({ definitions: z.array(definition) }) })

interface DeclaredField {
  readonly call: string
  readonly path: string
}

export interface FieldValues extends DeclaredField {
  /** Different ones, as JSON. */
  readonly values: readonly string[]
}

export function valuesOf(fields: readonly DeclaredField[], requests: readonly Recorded[]): readonly FieldValues[] {
  const sent = new Map<string, (readonly [string, string])[]>()
  for (const { call, fields: own } of requests) sent.set(call, [...(sent.get(call) ?? []), ...own])
  return fields.map(({ call, path }) => {
    const own = (sent.get(call) ?? []).filter(([at]) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`))
    return { call, path, values: [...new Set(own.map(([, value]) => value))] }
  })
}

/** Fails for a field that no two examples fill differently, unless a reason is given; and for a reason that is no longer needed. */
export function fieldsOutcome(fields: readonly FieldValues[], reasons: readonly SingleValue[] = singleValues): StepOutcome {
  const excused = reasons.flatMap(({ fields: names }) => names)
  const few = new Map(fields.filter(({ values }) => values.length < 2).map((field) => [`${field.call} ${field.path}`, field.values[0]]))
  const lacking = [...few].filter(([name]) => !excused.includes(name))
  const needless = excused.filter((name, index) => !few.has(name) || excused.indexOf(name) < index)
  const lines = [
    ...lacking.map(([name, only]) => `${name}: ${only === undefined ? 'never sent' : `always ${only}`}`),
    ...needless.map((name) => `${name}: it needs no reason, has one already, or isn't declared`),
  ]
  return { passed: fields.length - lacking.length, failed: lines.length, failures: lines, output: lines.join('\n') }
}

/** Of the bodies, and of the variables of the shop's operations. */
export async function declaredInCalls(): Promise<readonly DeclaredField[]> {
  return (await declarations()).flatMap((value) => {
    const operation = z.safeParse(shop, value).data
    if (operation) {
      const variables = operation.document.definitions.flatMap(({ variableDefinitions = [] }) => variableDefinitions)
      return variables.map(({ variable }) => ({ call: operation.id, path: variable.name.value }))
    }
    const call = z.safeParse(rest, value).data
    return call ? declaredFields(call.body).map((path) => ({ call: call.id, path })) : []
  })
}

/** One line for each field, those with the fewest values first. */
export function fieldList(fields: readonly FieldValues[]): string {
  const sorted = fields.toSorted((one, other) => one.values.length - other.values.length)
  return sorted
    .map(({ call, path, values }) => `${String(values.length).padStart(4)}  ${call} ${path}  ${values.slice(0, 3).join(' ')}\n`)
    .join('')
}

export function readFields(file: string): readonly Recorded[] {
  return readLines(file, recorded)
}
