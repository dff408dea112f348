import type { Progress } from './progress.ts'
import type { FinishedStep, Step } from './step.ts'

export interface Status {
  readonly milliseconds: number
  readonly steps: number
  readonly finished: number
  readonly running: readonly { readonly name: string; readonly progress: Progress | undefined }[]
}

export function statusLine({ milliseconds, steps, finished, running }: Status): string {
  const done = `${Math.round(milliseconds / 60_000)} min: ${finished} of ${steps} steps done`
  return running.length > 0 ? `${done}; ${running.map(runningStep).join(', ')}` : done
}

export function progressBar(status: Status, columns: number): string {
  const { steps, finished, running } = status
  const partly = running.reduce((sum, { progress }) => sum + (progress && progress.total > 0 ? progress.done / progress.total : 0), 0)
  const filled = Math.round((20 * (finished + partly)) / Math.max(1, steps))
  const bar = `${'█'.repeat(filled)}${'░'.repeat(20 - filled)}`
  return `${bar} ${finished}/${steps} ${running.map(runningStep).join(', ')}`.slice(0, Math.max(0, columns - 1))
}

function runningStep({ name, progress }: Status['running'][number]): string {
  if (!progress || progress.total === 0) return name
  return `${name} ${progress.done} of ${progress.total}${progress.unit ? ` ${progress.unit}` : ''}`
}

export class StatusTracker {
  private readonly begun = performance.now()
  private readonly running = new Map<string, Step>()
  private readonly steps: number
  private finishedCount = 0

  constructor(steps: number) {
    this.steps = steps
  }

  started(step: Step): void {
    this.running.set(step.name, step)
  }

  finished({ name }: Pick<FinishedStep, 'name'>): void {
    this.running.delete(name)
    this.finishedCount += 1
  }

  now(): Status {
    return {
      ...{ milliseconds: performance.now() - this.begun, steps: this.steps, finished: this.finishedCount },
      running: [...this.running.values()].map(({ name, progress }) => ({ name, progress: progress?.() })),
    }
  }
}
