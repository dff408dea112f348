import type { RunSummary } from '../data.ts'
import { formatCount } from './displayTexts.ts'

export function runResult({ passed, failed, notRun }: Pick<RunSummary, 'passed' | 'failed' | 'notRun'>) {
  const gaps = notRun > 0 ? [`${notRun} not run`] : []
  if (failed > 0) return { value: failed, verdict: failed === 1 ? 'fails' : 'fail', rest: [formatCount(passed, 'passes', 'pass'), ...gaps] }
  return { value: passed, verdict: 'pass', rest: gaps }
}

export function pictureNote(run: Pick<RunSummary, 'pictures'> | null): string | undefined {
  return run && run.pictures > 0 ? undefined : 'No pictures: only `npm run docs -- --run` takes them.'
}
