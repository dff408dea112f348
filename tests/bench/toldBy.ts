import * as z from 'zod/mini'

const timestamp = z.object({ seconds: z.number(), nanos: z.number() })
const message = z.object({
  testCaseStarted: z.optional(z.object({ timestamp })),
  testCaseFinished: z.optional(z.object({ timestamp })),
  testStepFinished: z.optional(z.object({ testCaseStartedId: z.string(), testStepResult: z.object({ status: z.string() }) })),
})

/** A run of the features as its messages tell it. */
export interface Told {
  readonly milliseconds: number
  readonly count: number
  readonly failed: number
}

/** From the first scenario's start to the last one's end: hooks between them count. */
export function toldBy(messages: string): Told {
  const lines = messages.split('\n').filter((line) => line !== '')
  const all = lines.map((line) => message.parse(JSON.parse(line)))
  const begun = all.flatMap(({ testCaseStarted: start }) => (start ? [millisecondsOf(start.timestamp)] : []))
  const ended = all.flatMap(({ testCaseFinished: end }) => (end ? [millisecondsOf(end.timestamp)] : []))
  if (begun.length === 0) throw new Error('No scenario has run')
  const broken = all.flatMap(({ testStepFinished: step }) =>
    step && step.testStepResult.status !== 'PASSED' ? [step.testCaseStartedId] : [],
  )
  return { milliseconds: Math.max(...ended) - Math.min(...begun), count: begun.length, failed: new Set(broken).size }
}

function millisecondsOf({ seconds, nanos }: z.infer<typeof timestamp>): number {
  return seconds * 1000 + nanos / 1e6
}
