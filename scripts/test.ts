import { mkdirSync } from 'node:fs'
import { runSteps } from './check/runSteps.ts'
import { StatusDisplay } from './check/StatusDisplay.ts'
import { StatusTracker } from './check/status.ts'
import type { FinishedStep } from './check/step.ts'
import { allSteps, engineSteps, fastSteps, testSteps } from './check/steps.ts'
import { failuresOf, stepTimes } from './check/summary.ts'
import { workersFor } from './check/workersFor.ts'

const longest = 60_000

function resultOf({ name, passed, failed, seconds, output, note }: FinishedStep): string {
  const count = passed + failed > 1 ? ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''},` : ''
  const line = `${failed > 0 ? '✗' : '✓'} ${name}:${count} ${seconds.toFixed(1)} s${note ? `, ${note}` : ''}`
  return failed > 0 ? `${line}\n${output.slice(-longest).trim().replace(/^/gm, '    ')}` : line
}

function sum(results: readonly FinishedStep[], of: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[of], 0)
}

if (Number.parseInt(process.versions.node, 10) < 26) throw new Error(`Node 26 is needed, this is ${process.version}. Run: npm test`)
mkdirSync('reports', { recursive: true })
const [, , option = ''] = process.argv
const steps = { '--fast': fastSteps, '--all': allSteps, '--engines': engineSteps }[option] ?? testSteps
const tracker = new StatusTracker(steps.length)
const display = new StatusDisplay(process.stdout, () => tracker.now())
const results = await runSteps(steps, workersFor('step'), {
  started: (step) => tracker.started(step),
  finished(result) {
    tracker.finished(result)
    display.print(resultOf(result))
  },
})
display.stop()
const failed = sum(results, 'failed')
const details = results.findLast((result) => result.details)?.details
process.stdout.write([stepTimes(results), details, failuresOf(results), ''].filter((part) => part !== undefined).join('\n'))
process.stdout.write(`${sum(results, 'passed')} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
