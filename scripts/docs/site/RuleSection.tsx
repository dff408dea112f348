import type { Feature, Rule } from '../data.ts'
import { addressOf } from './address.ts'
import { CopyLink } from './CopyLink.tsx'
import { ExampleArticle } from './ExampleArticle.tsx'
import styles from './RuleSection.module.scss'
import { Steps } from './Steps.tsx'

interface RuleSectionProps {
  readonly feature: Feature
  readonly rule: Rule
  readonly target: string
  readonly demo: boolean
}

export function RuleSection({ feature, rule, target, demo }: RuleSectionProps) {
  const { id, title, tags, background, examples } = rule
  return (
    <section id={id} className={styles['rule']} data-target={target === id ? true : undefined}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          {tags.length > 0 && <p className={styles['ids']}>{tags.join(', ')}</p>}
          <h2>{title}</h2>
        </div>
        <CopyLink address={addressOf(`${feature.id}/${id}`)} label="Copy a link to this rule" />
      </header>
      {background.length > 0 && (
        <div className={styles['background']}>
          <Steps steps={background} />
        </div>
      )}
      {examples.map((example) => (
        <ExampleArticle key={example.id} path={`${feature.id}/${id}`} rule={id} example={example} target={target} demo={demo} />
      ))}
    </section>
  )
}
