import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import type { ContextSummary, FeatureSummary } from '../data.ts'
import { addressOf, addressOfStart, type ExampleFilter, exampleFilters, replaceAddress } from './address.ts'
import { contextName, showNames } from './displayTexts.ts'
import { RuleRow } from './RuleRow.tsx'
import styles from './RuleTree.module.scss'
import { countExamples, filterContexts } from './summaries.ts'

export function RuleTree({ contexts, show }: { readonly contexts: readonly ContextSummary[]; readonly show: ExampleFilter }) {
  const kept = filterContexts(contexts, show)
  return (
    <>
      <div className={styles['filter']}>
        <SegmentedControl
          label="Which rules"
          segments={exampleFilters.map((value) => ({ value, label: `${showNames[value]} ${countExamples(contexts, value)}` }))}
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

function FeatureRules({ feature: { id, title, why, rules } }: { readonly feature: FeatureSummary }) {
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
