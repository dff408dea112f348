import * as z from 'zod/mini'
import { fault } from '../http/fault.ts'
import type { InjectedFaults } from '../http/InjectedFaults.ts'
import { regionNames } from '../http/regions.ts'
import { changed, changes, changesBetween, seededWorld } from './changes.ts'
import { languages } from './languages.ts'
import { seedNames, type World } from './World.ts'

const version = 1

const instant = z.string().check(z.refine(isInstant))

/** Where somebody looks at a world from. */
const where = {
  /** E-mail address of the member of the cast who is signed in. */
  who: z.nullable(z.string()),
  region: z.literal(regionNames),
  language: z.literal(languages),
  /** Of the screen, with its query. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
}

const scenario = z.object({
  seed: z.literal(seedNames),
  /** When that seed was sown: it places lessons around this moment. */
  seededAt: instant,
  /** The world's time. */
  now: instant,
  /** What differs from the freshly sown seed. */
  changes,
  faults: z.array(
    z.object({
      fault,
      /** Ids of calls, or kinds of calls. */
      calls: z.array(z.string()),
      /** Always where there is none. */
      times: z.nullable(z.number()),
    }),
  ),
  ...where,
})

/** All that another machine needs to see the same. */
export type Scenario = Readonly<z.infer<typeof scenario>>
export type ScenarioView = Pick<Scenario, keyof typeof where>

/** What a world is now, told by how it differs from its seed. */
export async function scenarioOf(world: World, faults: InjectedFaults, { who, region, language, path }: ScenarioView): Promise<Scenario> {
  const { seed, seededAt } = world
  return {
    ...{ seed, seededAt, now: world.now().toString(), who, region, language, path },
    changes: changesBetween(await seededWorld(seed, seededAt), world),
    faults: faults.planned.map(({ fault: planted, calls, left }) => ({
      ...{ fault: planted, calls: [...calls] },
      times: Number.isFinite(left) ? left : null,
    })),
  }
}

/** Makes the world and its faults what they were. What does not fit is an error, and changes nothing. */
export async function applyScenario(
  { seed, seededAt, now, changes: { count, tables }, faults: plans }: Scenario,
  world: World,
  faults: InjectedFaults,
) {
  const before = await seededWorld(seed, seededAt)
  const unknown = Object.keys(tables).find((name) => !(name in world.tables))
  if (unknown) throw new Error(`There are no ${unknown} in this version`)
  const after = Object.entries(world.tables).map(([name, table]) => {
    const rows = changed(before.tables[name]?.list() ?? [], tables[name])
    if (!table.fits(rows)) throw new Error(`The scenario's ${name} are not those of this version`)
    return { table, rows }
  })
  for (const { table, rows } of after) await table.replaceAll(rows)
  Object.assign(world, { seed, seededAt, count })
  world.clock.travelTo(Temporal.Instant.from(now))
  faults.halt()
  injectAll(plans, faults)
}

export function injectAll(plans: Scenario['faults'], faults: InjectedFaults): void {
  for (const { fault: planted, calls, times } of plans) faults.plant(planted, calls, times ?? Number.POSITIVE_INFINITY)
}

/** Short enough for the fragment of an address, which no server ever sees. */
export async function encodeScenario(told: Scenario): Promise<string> {
  const text = JSON.stringify({ version, ...told })
  const packed = await bytesThrough(new Blob([text]), new CompressionStream('deflate-raw'))
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Nothing where the text is broken, or of another version. */
export async function decodeScenario(text: string): Promise<Scenario | undefined> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const bytes = await bytesThrough(new Blob([packed]), new DecompressionStream('deflate-raw'))
    const told: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return z.safeParse(z.object({ version: z.literal(version) }), told).success ? z.parse(scenario, told) : undefined
  } catch {
    return undefined
  }
}

async function bytesThrough(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}

function isInstant(text: string): boolean {
  try {
    return Temporal.Instant.from(text) instanceof Temporal.Instant
  } catch {
    return false
  }
}
