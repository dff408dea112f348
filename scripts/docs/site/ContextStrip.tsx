import type { ContextSummary } from '../data.ts'
import styles from './ContextStrip.module.scss'
import { contextName, formatCount } from './displayTexts.ts'
import { examplesIn, hasFailures, rulesOf } from './summaries.ts'

export function ContextSummaryBar({ contexts }: { readonly contexts: readonly ContextSummary[] }) {
  return (
    <nav aria-label="Contexts" className={styles['strip']}>
      {contexts.map((context) => (
        <Part key={context.name} context={context} />
      ))}
    </nav>
  )
}

function Part({ context }: { readonly context: ContextSummary }) {
  const rules = rulesOf([context])
  const failing = rules.filter(hasFailures).length
  const proven = rules.filter((rule) => rule.proven).length
  const health = failing > 0 ? `${formatCount(failing, 'rule fails', 'rules fail')}` : `${proven} of ${rules.length} proven`
  return (
    <a href={`#/${context.name}`} className={styles['part']}>
      <span className={styles['name']}>{contextName(context.name)}</span>
      <span className={styles['counts']}>
        {formatCount(context.features.length, 'feature')}, {formatCount(rules.length, 'rule')}, {formatCount(examplesIn(rules), 'example')}
      </span>
      <span className={styles['line']} aria-hidden={true}>
        <span className={styles['proven']} style={{ flexGrow: proven }} />
        <span className={styles['open']} style={{ flexGrow: rules.length - proven - failing }} />
        <span className={styles['failing']} style={{ flexGrow: failing }} />
      </span>
      <span className={styles['health']} data-grave={failing > 0 ? true : undefined}>
        {health}
      </span>
    </a>
  )
}
