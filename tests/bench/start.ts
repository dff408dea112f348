import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { firstScreens } from '../bundle/firstScreens.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { environment } from './run.ts'
import { sampleOf, singleSample } from './statistics.ts'

const times = 3
const port = 6355
const timeout = 60_000

interface Server {
  readonly what: string
  readonly command: readonly [string, ...string[]]
  readonly cache: string
  readonly address: string
  readonly isUsable: () => boolean
}

export async function start(bench: BenchContext): Promise<readonly Measurement[]> {
  const at = ['--port', `${port}`]
  const empty: Server = {
    what: 'an empty app',
    command: ['vite', '--config', 'tests/bench/floors/app/vite.config.ts', ...at],
    cache: join(bench.folder, 'cache-empty'),
    address: '/',
    isUsable: () => document.querySelector('h1') !== null,
  }
  const product: Server = {
    what: 'npm start',
    command: ['npm', 'start', '--', '--config', 'tests/bench/dev.config.ts', ...at],
    cache: join(bench.folder, 'cache-product'),
    address: firstScreens['sign-in'].address,
    isUsable: firstScreens['sign-in'].isShown,
  }
  const [floor, own] = [await starts(bench, empty), await starts(bench, product)]
  const beside = (seconds: readonly number[]) => ({ name: 'an empty app with React', sample: sampleOf(seconds) })
  return [
    { what: 'npm start to usable', unit: 's', product: sampleOf(own.later), floor: beside(floor.later), goal: goals.start },
    {
      ...{ what: 'npm start to usable, the first time', unit: 's', product: singleSample(own.first), floor: beside([floor.first]) },
      note: 'packages are installed, but nothing is prepared yet',
    },
  ]
}

async function starts(bench: BenchContext, server: Server): Promise<{ readonly first: number; readonly later: readonly number[] }> {
  bench.say(`${server.what}, the first time`)
  const first = await untilUsable(bench, server)
  const later: number[] = []
  for (let time = 1; time <= times; time += 1) {
    bench.say(`${server.what}, ${time} of ${times}`)
    later.push(await untilUsable(bench, server))
  }
  return { first, later }
}

async function untilUsable(bench: BenchContext, { command: [program, ...args], cache, address, isUsable }: Server): Promise<number> {
  const context = await (await bench.browser()).newContext()
  const page = await context.newPage()
  const begun = performance.now()
  const child = spawn(program, args, { env: { ...environment, BENCH_CACHE: cache }, stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  try {
    await reached(page, `http://localhost:${port}${address}`, child)
    await page.waitForFunction(isUsable, undefined, { timeout: timeout })
    return (performance.now() - begun) / 1000
  } finally {
    // npm starts the server as a child, so the whole process group is killed.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
    await context.close()
  }
}

async function reached(page: Page, url: string, child: { readonly exitCode: number | null }): Promise<void> {
  const end = performance.now() + timeout
  while (!(await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: is port ${port} taken?`)
    if (performance.now() > end) throw new Error(`Nothing answers at ${url}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
