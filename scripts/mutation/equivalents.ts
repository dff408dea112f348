import type { Mutant } from './mutants.ts'

export interface EquivalentMutant {
  readonly file: string
  readonly line: string
  readonly from: string
  readonly to: string
  readonly reason: string
}

interface Subtracted {
  readonly mutants: readonly Mutant[]
  readonly problems: readonly string[]
}

export function withoutEquivalents(
  mutants: readonly Mutant[],
  listed: readonly EquivalentMutant[],
  files: ReadonlySet<string>,
): Subtracted {
  const found = listed
    .filter(({ file }) => files.has(file))
    .map((entry) => ({ entry, same: mutants.filter((mutant) => isSame(mutant, entry)) }))
  const problems = found.flatMap(({ entry, same }) => problemOf(entry, same) ?? [])
  const equivalent = new Set(found.flatMap(({ same }) => same))
  return { mutants: mutants.map((mutant) => (equivalent.has(mutant) ? { ...mutant, state: 'equivalent' } : mutant)), problems }
}

function isSame({ file, lineText, from, to }: Mutant, entry: EquivalentMutant): boolean {
  return file === entry.file && lineText === entry.line && from === entry.from && to === entry.to
}

function problemOf({ file, from, to }: EquivalentMutant, same: readonly Mutant[]): string | undefined {
  const name = `${file}: ${from} → ${to}`
  if (same.length !== 1) return `${name} is listed as equivalent and was found ${same.length} times`
  return same[0]?.state === 'killed' ? `${name} is listed as equivalent and was killed` : undefined
}
