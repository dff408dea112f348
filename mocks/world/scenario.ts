import * as z from 'zod/mini'
import type { InjectedFaults } from '../http/InjectedFaults.ts'
import { injectedFaultSchema } from '../http/injectedFaultSchema.ts'
import { regionNames } from '../http/regions.ts'
import { languages } from './languages.ts'
import { seedNames, type World } from './World.ts'
import { applyChanges, changesBetween, seededWorld, worldChangesSchema } from './worldChanges.ts'

const version = 2

const instant = z.string().check(z.refine(isInstant))

const where = {
  who: z.nullable(z.string()),
  region: z.literal(regionNames),
  language: z.literal(languages),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
}

const scenario = z.object({
  seed: z.literal(seedNames),
  /** Seeds place lessons relative to this time. */
  seededAt: instant,
  now: instant,
  changes: worldChangesSchema,
  faults: z.array(
    z.object({
      fault: injectedFaultSchema,
      calls: z.array(z.string()),
      /** Null means always. */
      times: z.nullable(z.number()),
    }),
  ),
  ...where,
})

export type Scenario = Readonly<z.infer<typeof scenario>>
export type ScenarioView = Pick<Scenario, keyof typeof where>

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

/** Throws without changes if the scenario doesn't fit. */
export async function applyScenario(
  { seed, seededAt, now, changes: { count, tables }, faults: plans }: Scenario,
  world: World,
  faults: InjectedFaults,
) {
  const before = await seededWorld(seed, seededAt)
  const unknown = Object.keys(tables).find((name) => !(name in world.tables))
  if (unknown) throw new Error(`There are no ${unknown} in this version`)
  const after = Object.entries(world.tables).map(([name, table]) => {
    const rows = applyChanges(before.tables[name]?.list() ?? [], tables[name])
    if (!table.replacement(rows)) throw new Error(`The scenario's ${name} are not those of this version`)
    return { table, rows }
  })
  for (const { table, rows } of after) await table.replaceAll(rows)
  Object.assign(world, { seed, seededAt, count })
  world.clock.travelTo(Temporal.Instant.from(now))
  faults.removeAll()
  injectAll(plans, faults)
}

export function injectAll(plans: Scenario['faults'], faults: InjectedFaults): void {
  for (const { fault: planted, calls, times } of plans) faults.inject(planted, calls, times ?? Number.POSITIVE_INFINITY)
}

/** For the address's fragment, which servers never see. */
export async function encodeScenario(told: Scenario): Promise<string> {
  const text = JSON.stringify({ version, ...told })
  const packed = await bytesThrough(new Blob([text]), new CompressionStream('deflate-raw'))
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Undefined for broken text or another version. */
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
