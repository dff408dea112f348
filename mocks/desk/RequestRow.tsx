import { Check } from 'lucide-react'
import { memo, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { classes } from '#ui/kit/classes.ts'
import { RequestDetails } from './RequestDetails.tsx'
import styles from './RequestRow.module.scss'
import type { ShownRequest } from './Requests.ts'
import shared from './shared.module.scss'

interface RequestRowProps {
  readonly entry: ShownRequest
  readonly isOpen: boolean
  readonly onToggle: (key: string) => void
  readonly onBreak: (call: string) => void
}

export const RequestRow = memo(function RequestRow({ entry, isOpen, onToggle, onBreak }: RequestRowProps) {
  const id = useId()
  const { key, method, broken } = entry
  return (
    <li className={styles['request']}>
      <Button className={styles['line'] ?? ''} aria-expanded={isOpen} aria-controls={id} onPress={() => onToggle(key)}>
        <span className={styles['method']}>{method}</span>
        <span className={classes(styles['status'], !isGood(entry) && styles['wrong'])}>{statusOf(entry)}</span>
        <span className={styles['what']}>{whatOf(entry)}</span>
        <Badge entry={entry} />
      </Button>
      <div id={id}>
        {broken.length > 0 && <Verdict broken={broken} />}
        {isOpen && <RequestDetails entry={entry} onBreak={onBreak} />}
      </div>
    </li>
  )
})

function Badge({ entry: { broken, fault, over } }: { readonly entry: ShownRequest }) {
  if (broken.length > 0) return <span className={styles['brokenBadge']}>broken</span>
  if (fault !== null) return <span className={styles['faultBadge']}>{fault}</span>
  if (!over) return <span className={styles['faultBadge']}>under way</span>
  return (
    <>
      <Check size={16} aria-hidden={true} />
      <span className={shared['heard']}>keeps its contract</span>
    </>
  )
}

function Verdict({ broken }: { readonly broken: readonly string[] }) {
  return (
    <ul className={styles['verdict']}>
      {broken.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

function isGood({ status, over }: ShownRequest): boolean {
  return !over || (status >= 200 && status < 400)
}

function statusOf({ status, over }: ShownRequest): string {
  if (!over) return '…'
  return status === 0 ? 'none' : `${status}`
}

function whatOf({ url, operation }: ShownRequest): string {
  const { pathname, search } = new URL(url)
  return operation ?? pathname.replace(/^\/(?:api\/)?/, '') + search
}
