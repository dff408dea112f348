import type { ReactNode } from 'react'
import { type Assembly, assemblies, type Contents, type RunSummary } from '../data.ts'
import { assemblyNames, assemblyNotes, formatCount, formatDate } from './displayTexts.ts'
import styles from './Figures.module.scss'
import { pictureNote, runResult } from './runResult.ts'

export function Figures({ contents: { contexts, runs, tests, written, commit } }: { readonly contents: Contents }) {
  const rules = contexts.flatMap(({ features }) => features.flatMap((feature) => feature.rules))
  const examples = rules.reduce((sum, rule) => sum + rule.examples, 0)
  const withoutPictures = pictureNote(runs.browser)
  return (
    <section aria-label="In figures" className={styles['figures']}>
      <Figure value={rules.length} label="rules">
        {formatCount(examples, 'example')} of them
      </Figure>
      {assemblies.map((assembly) => (
        <RunFigure key={assembly} assembly={assembly} run={runs[assembly]} />
      ))}
      <Figure value={tests ? tests.passed : '–'} label="unit tests pass">
        {tests?.failed ? `${formatCount(tests.failed, 'fails', 'fail')}, ` : ''}
        {tests ? formatDate(tests.date) : 'No report of them'}
      </Figure>
      <p className={styles['note']}>
        Written {formatDate(written)}
        {commit === null ? '' : ` from ${commit}`}
        {withoutPictures && `. ${withoutPictures}`}
      </p>
    </section>
  )
}

function RunFigure({ assembly, run }: { readonly assembly: Assembly; readonly run: RunSummary | null }) {
  const name = assemblyNames[assembly].toLowerCase()
  if (!run) {
    return (
      <Figure value="–" label={`pass: ${name}`}>
        Not run yet, {assemblyNotes[assembly]}
      </Figure>
    )
  }
  const { value, verdict, rest } = runResult(run)
  return (
    <Figure value={value} label={`${verdict}: ${name}`} grave={run.failed > 0}>
      {[...rest, assemblyNotes[assembly], formatDate(run.date)].join(', ')}
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
