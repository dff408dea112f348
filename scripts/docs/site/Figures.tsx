import type { ReactNode } from 'react'
import { type Assembly, assemblies, type Contents, type RunHead } from '../data.ts'
import styles from './Figures.module.scss'
import { assemblyNames, assemblyNotes, counted, dated } from './words.ts'

/** What there is, and what the last runs came to. */
export function Figures({ contents: { contexts, runs, tests, written, commit } }: { readonly contents: Contents }) {
  const rules = contexts.flatMap(({ features }) => features.flatMap((feature) => feature.rules))
  const examples = rules.reduce((sum, rule) => sum + rule.examples, 0)
  return (
    <section aria-label="In figures" className={styles['figures']}>
      <Figure value={rules.length} label="rules">
        {counted(examples, 'example')} of them
      </Figure>
      {assemblies.map((assembly) => (
        <RunFigure key={assembly} assembly={assembly} run={runs[assembly]} />
      ))}
      <Figure value={tests ? tests.passed : '–'} label="unit tests pass">
        {tests?.failed ? `${counted(tests.failed, 'fails', 'fail')}, ` : ''}
        {tests ? dated(tests.date) : 'No report of them'}
      </Figure>
      <p className={styles['note']}>
        Written {dated(written)}
        {commit === null ? '' : ` from ${commit}`}
      </p>
    </section>
  )
}

function RunFigure({ assembly, run }: { readonly assembly: Assembly; readonly run: RunHead | null }) {
  const label = `pass: ${assemblyNames[assembly].toLowerCase()}`
  if (!run) {
    return (
      <Figure value="–" label={label}>
        Not run yet, {assemblyNotes[assembly]}
      </Figure>
    )
  }
  const gaps = [run.failed > 0 && counted(run.failed, 'fails', 'fail'), run.notRun > 0 && `${run.notRun} not run`].filter(Boolean)
  return (
    <Figure value={run.passed} label={label} grave={run.failed > 0}>
      {[...gaps, assemblyNotes[assembly], dated(run.date)].join(', ')}
    </Figure>
  )
}

interface FigureProps {
  readonly value: number | string
  readonly label: string
  readonly grave?: boolean
  readonly children: ReactNode
}

function Figure({ value, label, grave = false, children }: FigureProps) {
  return (
    <div className={styles['figure']} data-grave={grave ? true : undefined}>
      <p className={styles['value']}>
        {value.toLocaleString('en')} <span className={styles['label']}>{label}</span>
      </p>
      <p className={styles['detail']}>{children}</p>
    </div>
  )
}
