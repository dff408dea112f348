import * as z from 'zod/mini'
import type { CallWithBody } from './callsWithBodies.ts'

const numbers = [-1, 0, 0.5, 1, 2, 3, 7, 8, 18, 19, 20, 21, 36, 37, 54, 55, 155, 156, 1000, 100_000, 100_001, 2 ** 53]
const texts = ['', ' ', 'x', 'x'.repeat(300), '12', '#ff00aa', '2026-05-14', '2026-05-14T13:30:00Z', 'Asia/Tokyo', 'https://club.example/']

interface NamedField {
  readonly name: string
  readonly schema: z.core.$ZodType
}

interface CallFields {
  readonly answered: readonly { readonly name: string; readonly values: readonly unknown[] }[]
  readonly sent: readonly NamedField[]
}

const known = new WeakMap<CallWithBody, CallFields>()

function fieldsOf(call: CallWithBody): CallFields {
  const before = known.get(call)
  if (before) return before
  const answered = [...namedIn(call.answer, '')].map(({ name, schema }) => ({
    name,
    values: [...numbers, ...texts, ...choicesOf(schema)].filter((value) => isCarried(schema, value)),
  }))
  const fields = { answered, sent: [...namedIn(call.query, ''), ...namedIn(call.body, '')] }
  known.set(call, fields)
  return fields
}

/** A field that takes none of the values only has the same name. */
export function refusedFields(answer: CallWithBody, request: CallWithBody): Readonly<Record<string, readonly unknown[]>> {
  const { sent } = fieldsOf(request)
  const refused = fieldsOf(answer).answered.flatMap(({ name, values }) => {
    const schemas = sent.filter((field) => field.name === name).map(({ schema }) => schema)
    const taken = values.filter((value) => schemas.some((schema) => z.safeParse(schema, asSent(schema, value)).success))
    const broken = values.filter((value) => !taken.includes(value))
    return taken.length > 0 && broken.length > 0 ? [[name, broken] as const] : []
  })
  return Object.fromEntries(refused)
}

function* namedIn(schema: z.core.$ZodType, name: string): Generator<NamedField> {
  const inner = unwrapped(schema)
  if (inner instanceof z.core.$ZodObject) {
    for (const [key, own] of Object.entries(inner._zod.def.shape)) yield* namedIn(own, key)
  } else if (inner instanceof z.core.$ZodArray) yield* namedIn(inner._zod.def.element, name)
  else if (inner instanceof z.core.$ZodUnion) for (const option of inner._zod.def.options) yield* namedIn(option, name)
  else yield { name, schema }
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.core.$ZodPipe) return unwrapped(schema._zod.def.in)
  const isWrapper =
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodCatch
  return isWrapper ? unwrapped(schema._zod.def.innerType) : schema
}

function choicesOf(schema: z.core.$ZodType): readonly unknown[] {
  const inner = unwrapped(schema)
  if (inner instanceof z.core.$ZodEnum) return Object.values(inner._zod.def.entries)
  return inner instanceof z.core.$ZodLiteral ? inner._zod.def.values : []
}

function isCarried(schema: z.core.$ZodType, value: unknown): boolean {
  const { success, data } = z.safeParse(schema, value)
  return success && (Object.is(data, value) || typeof data === 'object')
}

function asSent(schema: z.core.$ZodType, value: unknown): unknown {
  const takesNumbers = numbers.some((number) => z.safeParse(schema, number).success)
  return typeof value === 'number' && !takesNumbers ? String(value) : value
}
