/** Mutants that could not run or were left out don't count. */
export type MutantState = 'killed' | 'equivalent' | 'survived' | 'not covered'

export interface Mutant {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly lineText: string
  readonly from: string
  readonly to: string
  readonly state: MutantState
}

interface Position {
  readonly line: number
  readonly column: number
}

/** As Stryker answers it. */
interface Result {
  readonly fileName: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly replacement: string
  readonly status: string
}

const states: ReadonlyMap<string, MutantState> = new Map([
  ['Killed', 'killed'],
  ['Timeout', 'killed'],
  ['Survived', 'survived'],
  ['NoCoverage', 'not covered'],
])

export function mutantsOf(
  results: readonly Result[],
  read: (file: string) => string,
  relative: (file: string) => string,
): readonly Mutant[] {
  return results.flatMap(({ fileName, location: { start, end }, replacement, status }) => {
    const state = states.get(status)
    if (!state) return []
    const lines = read(fileName).split('\n')
    const code = lines.slice(start.line - 1, end.line).join('\n')
    const after = (lines[end.line - 1] ?? '').length - (end.column - 1)
    const from = code.slice(start.column - 1, code.length - after)
    const lineText = (lines[start.line - 1] ?? '').trim()
    return [{ ...start, file: relative(fileName), lineText, from: inOneLine(from), to: inOneLine(replacement), state }]
  })
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ')
}
