import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import type { ContextHead, FeatureHead } from '../data.ts'
import { addressOf, addressOfStart, replaceAddress, type Show, shows } from './address.ts'
import { countOf, shown } from './heads.ts'
import { RuleRow } from './RuleRow.tsx'
import styles from './RuleTree.module.scss'
import { contextName, showNames } from './words.ts'

export function RuleTree({ contexts, show }: { readonly contexts: readonly ContextHead[]; readonly show: Show }) {
  const kept = shown(contexts, show)
  return (
    <>
      <div className={styles['filter']}>
        <SegmentedControl
          label="Which rules"
          segments={shows.map((value) => ({ value, label: `${showNames[value]} ${countOf(contexts, value)}` }))}
          value={show}
          onChange={(value) => replaceAddress(addressOfStart({ show: value }))}
        />
      </div>
      {kept.length === 0 && (
        <div className={styles['empty']}>
          <EmptyState title="None, and that is good">No rule answers to “{showNames[show].toLowerCase()}”.</EmptyState>
        </div>
      )}
      {kept.map(({ name, features }) => (
        <section key={name} id={`context-${name}`} aria-labelledby={`heading-${name}`} className={styles['context']}>
          <h2 id={`heading-${name}`}>{contextName(name)}</h2>
          <div className={styles['features']}>
            {features.map((feature) => (
              <FeatureRules key={feature.id} feature={feature} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

function FeatureRules({ feature: { id, title, why, rules } }: { readonly feature: FeatureHead }) {
  return (
    <section className={styles['feature']}>
      <h3>
        <a href={addressOf(id)}>{title}</a>
      </h3>
      <p className={styles['why']}>{why}</p>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <RuleRow key={rule.id} feature={id} rule={rule} />
        ))}
      </ul>
    </section>
  )
}
