import type { MatrixRun } from '../runMatrix.ts'
import { isDetected } from './resultTexts.ts'

export function jsonOf({ lines, count, seconds, cpuSeconds, mutations }: MatrixRun, problems: readonly string[]): string {
  const cells = lines.flatMap(({ call, cells: played }) =>
    played.map(({ id, title, expected, source, seen, breaches }) => ({
      ...{ call: call.id, context: call.context, kind: call.kind, fault: id, title },
      ...{
        outcome: seen.outcome,
        part: seen.part,
        message: seen.message,
        attempts: seen.at,
        ends: seen.ends,
        refreshes: seen.refreshes,
        effect: seen.effect,
      },
      ...{ expected: { outcome: expected.outcome, attempts: expected.at, ends: expected.ends }, source, breaches },
    })),
  )
  const none = lines.flatMap(({ call, none: missing }) => missing.map(({ id, reason }) => ({ call: call.id, fault: id, reason })))
  const red = cells.filter(({ breaches }) => breaches.length > 0).length
  const tried = mutations.map((mutation) => ({ ...mutation, isDetected: isDetected(mutation), red: mutation.red.length }))
  const cellsPerSecond = Math.round(count / seconds)
  return `${JSON.stringify({ count, red, seconds, cellsPerSecond, cpuSeconds, problems, mutations: tried, cells, none }, null, 1)}\n`
}
