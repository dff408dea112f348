import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { arrange } from '#mocks/contexts/arrange'
import { createBackend } from '#mocks/createBackend'
import { StoppedClock } from '#mocks/world/WorldClock'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { run } from './run.ts'
import { sampleOf } from './statistics.ts'

const times = 3
const requests = 500

const Report = z.object({ count: z.number(), red: z.number(), seconds: z.number() })

export async function faults(bench: BenchContext): Promise<readonly Measurement[]> {
  const reports: z.infer<typeof Report>[] = []
  for (let time = 1; time <= times; time += 1) {
    bench.say(`all cells, ${time} of ${times}`)
    // The report counts failed cells.
    await run('node', ['scripts/faults.ts']).catch(() => undefined)
    reports.push(Report.parse(JSON.parse(readFileSync('reports/faults.json', 'utf8'))))
  }
  bench.say('requests alone')
  const floor = { name: 'one request to the fake backend a cell', sample: sampleOf(await requestRates()) }
  const { count, red } = reports.at(-1) ?? { count: 0, red: 0 }
  const product = sampleOf(reports.map((report) => report.count / report.seconds))
  const note = `${count} cells${red > 0 ? `, ${red} of them red` : ''}`
  return [
    { what: 'fault cells', unit: 'a second', product, floor, goal: goals.faultCells, note },
    { what: 'fault matrix, all cells', unit: 's', product: sampleOf(reports.map(({ seconds }) => seconds)), note },
  ]
}

async function requestRates(): Promise<readonly number[]> {
  const backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') })
  const { access_token } = await arrange(backend.world).players.signIn('player-hana')
  const ask = () => {
    const headers = { authorization: `Bearer ${access_token}`, 'accept-language': 'en' }
    return backend.handle(new Request('https://api.global.clubhouse.invalid/api/v2/player/me', { headers }))
  }
  const rates: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now()
    for (let request = 0; request < requests; request += 1) await ask()
    rates.push((requests * 1000) / (performance.now() - begun))
  }
  return rates
}
