import { use, useEffect } from 'react'
import type { Contents, Feature } from '../data.ts'
import { addressOf, type PageAddress } from './address.ts'
import { readFeature } from './data.ts'
import { contextName } from './displayTexts.ts'
import styles from './FeaturePage.module.scss'
import { RuleSection } from './RuleSection.tsx'
import { Steps } from './Steps.tsx'
import { useHeading } from './useHeading.ts'

interface FeaturePageProps {
  readonly contents: Contents
  readonly address: PageAddress & { readonly page: 'feature' }
}

export function FeaturePage({ contents, address }: FeaturePageProps) {
  const feature = use(readFeature(address.feature))
  const { title, why, background, rules, file } = feature
  const heading = useHeading(title)
  const target = [address.rule, address.example].filter(Boolean).join('/')
  useEffect(() => {
    if (target === '') window.scrollTo({ top: 0, behavior: 'instant' })
    else document.getElementById(target)?.scrollIntoView({ behavior: 'instant' })
  }, [target])
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['crumb']}>
          <a href={`#/${feature.context}`}>{contextName(feature.context)}</a>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles['why']}>{why}</p>
        <p className={styles['file']}>{file}</p>
      </header>
      <div className={styles['columns']}>
        <Outline feature={feature} current={address.rule} />
        <div className={styles['rules']}>
          {background.length > 0 && (
            <section className={styles['background']}>
              <h2>Every example begins with</h2>
              <Steps steps={background} />
            </section>
          )}
          {rules.map((rule) => (
            <RuleSection key={rule.id} feature={feature} rule={rule} target={target} demo={contents.links.demo} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Outline({ feature: { id, rules }, current }: { readonly feature: Feature; readonly current: string | undefined }) {
  return (
    <nav aria-label="Rules of this feature" className={styles['outline']}>
      <p className={styles['outlineTitle']}>Rules</p>
      <ol>
        {rules.map((rule) => (
          <li key={rule.id}>
            <a href={addressOf(`${id}/${rule.id}`)} aria-current={rule.id === current ? 'true' : undefined}>
              {rule.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
