import { Fragment } from 'react'
import styles from './FactLine.module.scss'
import { type Fact, shownFacts } from './facts.ts'

export function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const shown = shownFacts(facts)
  return shown.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' '}
      <span className={styles['fact']}>{index < shown.length - 1 ? `${fact}\u00a0·` : fact}</span>
    </Fragment>
  ))
}
