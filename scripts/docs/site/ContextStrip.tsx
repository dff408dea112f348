import type { ContextHead } from '../data.ts'
import styles from './ContextStrip.module.scss'
import { examplesIn, fails, rulesOf } from './heads.ts'
import { contextName, counted } from './words.ts'

export function ContextStrip({ contexts }: { readonly contexts: readonly ContextHead[] }) {
  return (
    <nav aria-label="Contexts" className={styles['strip']}>
      {contexts.map((context) => (
        <Part key={context.name} context={context} />
      ))}
    </nav>
  )
}

function Part({ context }: { readonly context: ContextHead }) {
  const rules = rulesOf([context])
  const failing = rules.filter(fails).length
  const proven = rules.filter((rule) => rule.proven).length
  const health = failing > 0 ? `${counted(failing, 'rule fails', 'rules fail')}` : `${proven} of ${rules.length} proven`
  return (
    <a href={`#/${context.name}`} className={styles['part']}>
      <span className={styles['name']}>{contextName(context.name)}</span>
      <span className={styles['counts']}>
        {counted(context.features.length, 'feature')}, {counted(rules.length, 'rule')}, {counted(examplesIn(rules), 'example')}
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
