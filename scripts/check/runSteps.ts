import type { FinishedStep, Step, StepOutcome } from './step.ts'

export interface StepObserver {
  started(step: Step): void
  finished(result: FinishedStep): void
}

/** Steps that need a failed step fail without running. */
export async function runSteps(steps: readonly Step[], width: number, observer: StepObserver): Promise<readonly FinishedStep[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const finished = new Map<string, FinishedStep>()

  async function start(step: Step): Promise<void> {
    observer.started(step)
    const begun = performance.now()
    const broken = step.needs?.find((name) => finished.get(name)?.failed !== 0)
    const result = { ...(await outcomeOf(step, broken)), name: step.name, seconds: (performance.now() - begun) / 1000 }
    finished.set(step.name, result)
    running.delete(step)
    observer.finished(result)
  }

  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex((step) => startable(step, [...running.keys()], finished, width))
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step) running.set(step, start(step))
    else await Promise.race(running.values())
  }
  return steps.flatMap(({ name }) => finished.get(name) ?? [])
}

function startable(step: Step, running: readonly Step[], finished: ReadonlyMap<string, FinishedStep>, width: number): boolean {
  if (running.length >= (step.alone ? 1 : width) || running.some(({ alone }) => alone)) return false
  return step.needs?.every((name) => finished.has(name)) ?? true
}

async function outcomeOf(step: Step, broken: string | undefined): Promise<StepOutcome> {
  if (broken) return { passed: 0, failed: 1, output: `Not run: ${broken} failed.` }
  try {
    return await step.run()
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
