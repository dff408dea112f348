import { absurdAnswers, amongGoodRecords, isInList, type Path, withShortLists } from '../../support/absurdValues.ts'
import { leavesOut } from '../../support/wholeLists.ts'
import type { DeclaredCall } from '../DeclaredCall.ts'

export interface AbsurdBody {
  readonly words: string
  readonly body: unknown
  readonly keepsRecords: boolean
  readonly parts?: readonly AbsurdBody[]
}

function wordsOf({ path, value }: Pick<Field, 'path' | 'value'>): string {
  return `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}`
}

/** The parsers' own tests cover every field. */
const mostSingles = 3

/** Each field is broken in its own record; fields outside of lists one at a time. */
export function absurdBodies(
  { id, server }: DeclaredCall,
  answer: unknown,
): { readonly good: unknown; readonly bodies: readonly AbsurdBody[] } {
  const good = withShortLists(answer)
  const fields = oneValueEach(good)
  // Codes have their own columns.
  const dataPath = (path: Path) => (server === 'shop' ? path.slice(1) : path)
  const inLists = fields.filter(({ path }) => isInList(good, path) && leavesOut(id, dataPath(path)))
  const singles = fields.filter(({ path }) => !isInList(good, path) && path.join('.') !== 'code')
  const step = Math.max(1, Math.ceil(singles.length / mostSingles))
  return {
    good,
    bodies: [
      ...[...Map.groupBy(recordsOf(good, inLists), ({ list }) => list.join('.'))].map(([words, broken]) => ({
        ...{ words: `records of ${words || 'the answer'}`, keepsRecords: true },
        body: replaced(good, broken[0]?.list ?? [], (list) => among(list, broken)),
        parts: broken.map((one) => ({
          words: one.words,
          body: replaced(good, one.list, (list) => among(list, [one])),
          keepsRecords: true,
        })),
      })),
      ...singles
        .filter((_, index) => index % step === 0)
        .map(({ path, value, answer: body }) => ({
          ...{ words: wordsOf({ path, value }), body, keepsRecords: false },
        })),
    ],
  }
}

type Field = ReturnType<typeof absurdAnswers> extends Generator<infer One> ? One : never

/** A different absurd value for each field. The shop's client reads type names itself, so these are names that every object has. */
function oneValueEach(good: unknown): readonly Field[] {
  const byPath = Map.groupBy([...absurdAnswers(good)], ({ path }) => path.join('.'))
  return [...byPath.values()].flatMap((values, index) => values.find(isInheritedType) ?? values[(index * 7) % values.length] ?? [])
}

function isInheritedType({ path, value }: Field): boolean {
  return path.at(-1) === '__typename' && value === 'constructor'
}

interface BrokenRecord {
  readonly list: Path
  readonly record: unknown
  readonly words: string
}

function recordsOf(good: unknown, fields: readonly Field[]): readonly BrokenRecord[] {
  return fields.flatMap(({ path, value, answer }) => {
    const list = path.slice(
      0,
      path.findIndex((step) => typeof step === 'number'),
    )
    const found = valueAt(amongGoodRecords(answer, good, path), list)
    return Array.isArray(found) ? [{ list, record: found[1], words: wordsOf({ path, value }) }] : []
  })
}

function among(list: unknown, broken: readonly BrokenRecord[]): unknown {
  if (!Array.isArray(list)) return list
  const [first, ...others]: readonly unknown[] = list
  return [first, ...broken.map(({ record }) => record), ...others, first]
}

function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, step), rest) : undefined
}

function replaced(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const inner = valueAt(value, [step])
  return { ...(typeof value === 'object' ? value : {}), [step]: replaced(inner, rest, change) }
}

/** Reads everything that a screen may show; an exception would break the page. */
export function brokenValueIn(models: readonly object[]): string | undefined {
  for (const model of models) {
    for (const name of valuesOf(model)) {
      try {
        Reflect.get(model, name)
      } catch (error) {
        return `${model.constructor.name}.${name} throws ${String(error)}`
      }
    }
  }
  return undefined
}

function valuesOf(model: object): readonly string[] {
  const own = Object.getOwnPropertyDescriptors(model)
  const inherited = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(model))
  return Object.entries({ ...inherited, ...own }).flatMap(([name, { get }]) => (get ? [name] : []))
}
