import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import type { RuleSummary } from '../data.ts'
import { addressOf } from './address.ts'
import { formatCount } from './displayTexts.ts'
import styles from './RuleRow.module.scss'
import { hasFailures } from './summaries.ts'

export function RuleRow({ feature, rule }: { readonly feature: string; readonly rule: RuleSummary }) {
  return (
    <li>
      <a href={addressOf(`${feature}/${rule.id}`)} className={styles['row']}>
        <Standing rule={rule} />
        <span className={styles['title']}>{rule.title}</span>
        <span className={styles['ids']}>{rule.tags.join(' ')}</span>
        <span className={styles['count']}>{formatCount(rule.examples, 'example')}</span>
      </a>
    </li>
  )
}

function Standing({ rule }: { readonly rule: RuleSummary }) {
  if (hasFailures(rule)) return <CircleAlert size={18} role="img" aria-label="Fails:" className={styles['grave']} />
  if (rule.proven) return <Check size={18} role="img" aria-label="Proven:" className={styles['good']} />
  return <CircleDashed size={18} role="img" aria-label="Unproven:" className={styles['open']} />
}
