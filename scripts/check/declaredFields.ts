import * as z from 'zod/mini'

/** The paths of the values that a schema declares, as `items[].price`, without those that can have only one value. */
export function declaredFields(schema: unknown, path = ''): readonly string[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([name, inner]) => declaredFields(inner, path === '' ? name : `${path}.${name}`))
  }
  if (schema instanceof z.core.$ZodArray) return declaredFields(schema._zod.def.element, `${path}[]`)
  if (schema instanceof z.core.$ZodUnion) return [...new Set(schema._zod.def.options.flatMap((option) => declaredFields(option, path)))]
  const inner = innerOf(schema)
  if (inner) return declaredFields(inner, path)
  const isConstant = schema instanceof z.core.$ZodLiteral && schema._zod.def.values.length === 1
  const isAbsent = schema instanceof z.core.$ZodUndefined || path === ''
  return isConstant || isAbsent ? [] : [path]
}

function innerOf(schema: unknown): unknown {
  if (schema instanceof z.core.$ZodPipe) return schema._zod.def.in
  const isWrapper = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodReadonly
  return isWrapper ? schema._zod.def.innerType : undefined
}
