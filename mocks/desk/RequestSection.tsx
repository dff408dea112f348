import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { RequestRow } from './RequestRow.tsx'
import styles from './RequestSection.module.scss'
import type { RequestFilter, Requests } from './Requests.ts'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

const filters: readonly { readonly value: RequestFilter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'broken', label: 'Broken' },
  { value: 'faults', label: 'Faults' },
]

interface RequestSectionProps {
  readonly requests: Requests
  readonly onBreak: (call: string) => void
}

export const RequestSection = observer(function RequestSection({ requests, onBreak }: RequestSectionProps) {
  const { entries, summary, filter } = requests
  return (
    <Section title="Requests" aside={summary}>
      <div className={styles['filters']}>
        <SegmentedControl label="Filter requests" segments={filters} value={filter} onChange={requests.show} />
        <div className={shared['edge']}>
          <Button variant="quiet" isDisabled={entries.length === 0} onPress={requests.clear}>
            Clear
          </Button>
        </div>
      </div>
      <Log requests={requests} onBreak={onBreak} />
    </Section>
  )
})

/** Scrolls to the newest request unless the user has scrolled up. */
const Log = observer(function Log({ requests, onBreak }: RequestSectionProps) {
  const { visible, opened, toggle } = requests
  const list = useRef<HTMLUListElement>(null)
  const follows = useRef(true)
  useLayoutEffect(() => {
    if (list.current && follows.current && visible.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [visible])
  const look = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {}
    follows.current = scrollHeight - scrollTop - clientHeight < 40
  }
  if (visible.length === 0) return <p className={shared['help']}>No matching requests yet.</p>
  return (
    <ul ref={list} className={styles['log']} onScroll={look}>
      {visible.map((entry) => (
        <RequestRow key={entry.key} entry={entry} isOpen={opened === entry.key} onToggle={toggle} onBreak={onBreak} />
      ))}
    </ul>
  )
})
