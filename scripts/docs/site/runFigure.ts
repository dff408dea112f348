import type { RunHead } from '../data.ts'
import { counted } from './words.ts'

export function runFigure({ passed, failed, notRun }: Pick<RunHead, 'passed' | 'failed' | 'notRun'>) {
  const gaps = notRun > 0 ? [`${notRun} not run`] : []
  if (failed > 0) return { value: failed, verdict: failed === 1 ? 'fails' : 'fail', rest: [counted(passed, 'passes', 'pass'), ...gaps] }
  return { value: passed, verdict: 'pass', rest: gaps }
}

export function pictureNote(run: Pick<RunHead, 'pictures'> | null): string | undefined {
  return run && run.pictures > 0 ? undefined : 'No pictures: only `npm run docs -- --run` takes them.'
}
