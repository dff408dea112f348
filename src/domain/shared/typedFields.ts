/** Only `fields` that were typed. */
export function typedFields<Field extends string>(
  typed: Readonly<Record<string, string | undefined>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    if (typed[field] !== undefined) found[field] = typed[field]
  }
  return found
}
