import { mkdirSync } from 'node:fs'
import { inOrder } from './check/inOrder.ts'
import type { Finished } from './check/step.ts'
import { fast, whole } from './check/steps.ts'

const longest = 60_000

function tell({ name, passed, failed, seconds, output, note }: Finished): void {
  const count = passed + failed > 1 ? ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''},` : ''
  process.stdout.write(`${failed > 0 ? '✗' : '✓'} ${name}:${count} ${seconds.toFixed(1)} s${note ? `, ${note}` : ''}\n`)
  if (failed > 0) process.stdout.write(`${output.slice(-longest).trim().replace(/^/gm, '    ')}\n`)
}

function sum(results: readonly Finished[], of: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[of], 0)
}

if (Number.parseInt(process.versions.node, 10) < 26) throw new Error(`Node 26 is needed, this is ${process.version}. Run: npm test`)
mkdirSync('reports', { recursive: true })
const results = await inOrder(process.argv.includes('--fast') ? fast : whole, 2, tell)
const failed = sum(results, 'failed')
process.stdout.write(`${sum(results, 'passed')} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
