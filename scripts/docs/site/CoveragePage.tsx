import { use } from 'react'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { type PageAddress, replaceAddress } from './address.ts'
import { CallTable } from './CallTable.tsx'
import styles from './CoveragePage.module.scss'
import { isProven, isReached } from './coverage.ts'
import { readCoverage } from './data.ts'
import { formatCount } from './displayTexts.ts'
import { ProofTable } from './ProofTable.tsx'
import { useHeading } from './useHeading.ts'

export function CoveragePage({ address: { unproven } }: { readonly address: PageAddress & { readonly page: 'coverage' } }) {
  const { rules, calls } = use(readCoverage())
  const heading = useHeading('Coverage')
  const [proven, reached] = [rules.filter(isProven).length, calls.filter(isReached).length]
  const kept = {
    rules: unproven ? rules.filter((rule) => !isProven(rule)) : rules,
    calls: unproven ? calls.filter((call) => !isReached(call)) : calls,
  }
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          Coverage
        </h1>
        <p className={styles['lead']}>
          {proven} of {formatCount(rules.length, 'rule')} of the specification proven, {reached} of{' '}
          {formatCount(calls.length, 'declared call')} made by an example.
        </p>
        <div className={styles['filter']}>
          <SegmentedControl
            label="Which rules and calls"
            segments={[
              { value: 'all', label: 'All' },
              { value: 'unproven', label: `Gaps ${rules.length - proven + calls.length - reached}` },
            ]}
            value={unproven ? 'unproven' : 'all'}
            onChange={(value) => replaceAddress(value === 'all' ? '#/coverage' : '#/coverage?show=unproven')}
          />
        </div>
      </header>
      <section className={styles['section']}>
        <h2>Rules</h2>
        <p className={styles['note']}>
          All rules of the specification, by their ids. A tag on a rule or example proves one, and so does its id in the title of a unit or
          contract test.
        </p>
        <ProofTable rules={kept.rules} />
      </section>
      <section className={styles['section']}>
        <h2>Calls</h2>
        <p className={styles['note']}>What the product declares to ask of its servers, and how often examples have asked it.</p>
        <CallTable calls={kept.calls} />
      </section>
    </div>
  )
}
