import { useEffect } from 'react'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import type { Contents } from '../data.ts'
import type { PageAddress } from './address.ts'
import { ContextSummaryBar } from './ContextStrip.tsx'
import { Figures } from './Figures.tsx'
import { RuleTree } from './RuleTree.tsx'
import { Search } from './Search.tsx'
import styles from './StartPage.module.scss'
import { useHeading } from './useHeading.ts'

interface StartPageProps {
  readonly contents: Contents
  readonly address: PageAddress & { readonly page: 'start' }
}

export function StartPage({ contents, address: { context, query, show } }: StartPageProps) {
  const heading = useHeading('What the club promises', false)
  useEffect(() => {
    if (context !== undefined) document.getElementById(`context-${context}`)?.scrollIntoView()
  }, [context])
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['picture']}>
          <Drawing scene="home" fades={true} />
        </div>
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1}>
            What the club promises
          </h1>
          <p className={styles['lead']}>Every rule of the product, the examples that prove it, and what their last run came to.</p>
          <Search large={true} />
          {query === '' && (
            <p className={styles['hint']}>Such as “late cancellation”, “token-refresh” or “Hana”. From anywhere, / leads here.</p>
          )}
        </div>
      </section>
      {query === '' && (
        <>
          <Figures contents={contents} />
          <ContextSummaryBar contexts={contents.contexts} />
          <RuleTree contexts={contents.contexts} show={show} />
        </>
      )}
    </>
  )
}
