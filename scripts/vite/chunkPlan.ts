/** A chunk that the bundler makes by itself: modules that the same entries need. */
export interface PlainChunk {
  readonly file: string
  /** In bytes, minified. */
  readonly size: number
  readonly imports: readonly string[]
  /** The context of its modules; undefined where none of them belongs to one. */
  readonly context: string | undefined
  /** Whether it has a name of its own already. */
  readonly isFixed: boolean
}

interface Group {
  readonly files: readonly string[]
  readonly size: number
  readonly context: string | undefined
  /** Indexes of the visits that load it. */
  readonly visits: ReadonlySet<number>
}

interface Pair {
  readonly one: Group
  readonly other: Group
  /** In unneeded bytes for each request saved. */
  readonly price: number
}

/** In bytes, minified, for each request that a merge saves. */
const highestPrice = 5000
/** In bytes, minified: what a visit may load without needing it. */
const mostUnneeded = 12_000

/**
 * Which chunks to merge, the cheapest first, so that a visit requests few files and little that it doesn't need. `visits`: the files
 * that are loaded together. Never merged: two contexts, what would then import each other, and what would load further chunks.
 */
export function mergedChunks(chunks: readonly PlainChunk[], visits: readonly ReadonlySet<string>[]): readonly (readonly string[])[] {
  const plan = new Plan(chunks, visits)
  const groups = new Set(chunks.filter(({ isFixed }) => !isFixed).map((chunk) => groupOf(chunk, visits)))
  const pairs = new Set([...groups].flatMap((one, index) => [...groups].slice(index + 1).flatMap((other) => pairOf(one, other))))
  for (let best = bestOf(pairs); best; best = bestOf(pairs)) {
    const { one, other } = best
    pairs.delete(best)
    if (!plan.merge(one, other)) continue
    for (const pair of pairs) if (new Set([pair.one, pair.other, one, other]).size < 4) pairs.delete(pair)
    groups.delete(one)
    groups.delete(other)
    const merged = mergedGroup(one, other)
    for (const each of groups) for (const pair of pairOf(merged, each)) pairs.add(pair)
    groups.add(merged)
  }
  return [...groups].map(({ files }) => files)
}

function groupOf({ file, size, context }: PlainChunk, visits: readonly ReadonlySet<string>[]): Group {
  return { files: [file], size, context, visits: new Set(visits.flatMap((files, visit) => (files.has(file) ? [visit] : []))) }
}

function mergedGroup(one: Group, other: Group): Group {
  return {
    files: [...one.files, ...other.files],
    size: one.size + other.size,
    context: one.context ?? other.context,
    visits: one.visits.union(other.visits),
  }
}

/** None where the two had better stay apart. */
function pairOf(one: Group, other: Group): readonly Pair[] {
  if (one.context !== other.context && one.context !== undefined && other.context !== undefined) return []
  const both = one.visits.intersection(other.visits).size
  if (both === 0) return []
  const price = ((one.visits.size - both) * other.size + (other.visits.size - both) * one.size) / both
  return price < highestPrice ? [{ one, other, price }] : []
}

function bestOf(pairs: ReadonlySet<Pair>): Pair | undefined {
  let best: Pair | undefined
  for (const pair of pairs) if (!best || pair.price < best.price) best = pair
  return best
}

/** What some visits load in addition. */
interface Addition {
  readonly visits: ReadonlySet<number>
  readonly size: number
  readonly chunk: string
}

/** What each visit loads, and which chunk is merged into which. */
class Plan {
  private readonly chunkOf = new Map<string, string>()
  private readonly imports = new Map<string, Set<string>>()
  private readonly loaded: readonly Set<string>[]
  private readonly unneeded: number[]

  constructor(chunks: readonly PlainChunk[], visits: readonly ReadonlySet<string>[]) {
    for (const { file, imports } of chunks) {
      this.chunkOf.set(file, file)
      this.imports.set(file, new Set(imports))
    }
    this.loaded = visits.map((files) => new Set(files))
    this.unneeded = visits.map(() => 0)
  }

  /** False where it can't be. */
  merge(one: Group, other: Group): boolean {
    const [to = '', from = ''] = [one, other].map(({ files: [file = ''] }) => this.mergedInto(file))
    if (this.importsThroughAnother(to, from) || this.importsThroughAnother(from, to)) return false
    const additions = [this.addition(one, other, from), this.addition(other, one, to)]
    if (additions.some((addition) => !this.allows(addition, new Set([to, from])))) return false
    for (const { visits, size, chunk } of additions) {
      for (const visit of visits) {
        this.unneeded[visit] = (this.unneeded[visit] ?? 0) + size
        this.loaded[visit]?.add(chunk)
      }
    }
    for (const [file, chunk] of this.chunkOf) if (chunk === from) this.chunkOf.set(file, to)
    for (const imported of this.imports.get(from) ?? []) this.imports.get(to)?.add(imported)
    for (const visit of this.loaded) if (visit.delete(from)) visit.add(to)
    this.imports.delete(from)
    return true
  }

  private addition(one: Group, { size, visits }: Group, chunk: string): Addition {
    return { visits: one.visits.difference(visits), size, chunk }
  }

  private allows({ visits, size, chunk }: Addition, merged: ReadonlySet<string>): boolean {
    const further = this.behind(chunk).difference(merged)
    return [...visits].every((visit) => {
      const isSmall = (this.unneeded[visit] ?? 0) + size <= mostUnneeded
      return isSmall && this.loaded[visit]?.isSupersetOf(further)
    })
  }

  private mergedInto(file: string): string {
    return this.chunkOf.get(file) ?? file
  }

  private next(chunk: string): readonly string[] {
    return [...(this.imports.get(chunk) ?? [])].map((file) => this.mergedInto(file)).filter((each) => each !== chunk)
  }

  private importsThroughAnother(chunk: string, to: string): boolean {
    return this.next(chunk).some((between) => between !== to && this.behind(between).has(to))
  }

  /** The chunk with all that it imports. */
  private behind(chunk: string): ReadonlySet<string> {
    const seen = new Set<string>()
    const waiting = [chunk]
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (!seen.has(each)) waiting.push(...this.next(each))
      seen.add(each)
    }
    return seen
  }
}
