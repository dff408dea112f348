import { makeAutoObservable } from 'mobx'
import * as z from 'zod/mini'
import type { InjectedFault } from '../http/InjectedFaults.ts'
import { injectedFaultSchema } from '../http/injectedFaultSchema.ts'

interface Field {
  readonly name: string
  readonly optional: boolean
  readonly choices: readonly string[]
  readonly sample: string
  read(text: string): unknown
}

interface Shape {
  readonly kind: InjectedFault['kind']
  readonly fields: readonly Field[]
}

const samples: Readonly<Record<string, string>> = {
  milliseconds: '3000',
  retryAfter: '3',
  fields: 'email: taken; phone: not a number',
  code: '1002',
}

/** Derived from the declaration, so a new fault appears here by itself. */
export const faultShapes: readonly Shape[] = injectedFaultSchema.def.options.flatMap(({ shape: { kind, ...rest } }) =>
  kind.def.values.map((value) => ({ kind: value, fields: Object.entries(rest).map(([name, schema]) => fieldOf(name, schema)) })),
)

export class FaultForm {
  kind: InjectedFault['kind'] = 'server-fault'
  values: Readonly<Record<string, string>> = {}
  call: string
  /** Empty means always. */
  times = '1'

  constructor(call: string) {
    this.call = call
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get fields(): readonly Field[] {
    return faultShapes.find(({ kind }) => kind === this.kind)?.fields ?? []
  }

  chooseKind(kind: string): void {
    const shape = faultShapes.find((each) => each.kind === kind)
    if (!shape) return
    this.kind = shape.kind
    this.values = Object.fromEntries(shape.fields.filter(({ optional }) => !optional).map(({ name, sample }) => [name, sample]))
  }

  chooseCall(call: string): void {
    this.call = call
  }

  fill(name: string, value: string): void {
    this.values = { ...this.values, [name]: value }
  }

  repeat(times: string): void {
    this.times = times
  }

  get fault(): InjectedFault | undefined {
    const filled = this.fields.map(({ name, read }) => [name, read(this.values[name]?.trim() ?? '')] as const)
    const told = filled.filter(([, value]) => value !== undefined)
    return z.safeParse(injectedFaultSchema, { kind: this.kind, ...Object.fromEntries(told) }).data
  }

  get timesMeant(): number | undefined {
    const times = this.times.trim() === '' ? Number.POSITIVE_INFINITY : Number(this.times)
    return times > 0 && (Number.isInteger(times) || times === Number.POSITIVE_INFINITY) ? times : undefined
  }

  get problem(): string | undefined {
    if (this.timesMeant === undefined) return 'Times: enter a whole number from 1, or leave it empty for always'
    return this.fault ? undefined : `Invalid values: ${this.fields.map(({ name }) => name).join(', ')}`
  }
}

function fieldOf(name: string, schema: z.ZodMiniType): Field {
  const inner = schema instanceof z.ZodMiniExactOptional ? schema.def.innerType : schema
  const choices = inner instanceof z.ZodMiniLiteral ? inner.def.values.map(String) : []
  const read = (text: string) => (text === '' ? undefined : (readings(text).find((value) => z.safeParse(schema, value).success) ?? text))
  return { name, optional: inner !== schema, choices, sample: choices[0] ?? samples[name] ?? '0', read }
}

function readings(text: string): readonly unknown[] {
  const pairs = text.split(';').map((pair) => pair.split(':').map((part) => part.trim()))
  return [Number(text), text, Object.fromEntries(pairs)]
}
