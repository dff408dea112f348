import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './RequestDetails.module.scss'
import type { ShownRequest } from './Requests.ts'
import shared from './shared.module.scss'

interface RequestDetailsProps {
  readonly entry: ShownRequest
  readonly onBreak: (call: string) => void
}

export function RequestDetails({ entry, onBreak }: RequestDetailsProps) {
  const { call, url, at, headers, bearer, fault } = entry
  const { searchParams, host } = new URL(url)
  const query = [...searchParams].map(([name, value]) => `${name} = ${value}`)
  const facts: readonly (readonly [string, string])[] = [
    ['Call', call],
    ['Server', host],
    ['At', at],
    ['Query', query.join('\n') || 'none'],
    ['Headers', headers.join(', ') || 'none'],
    ['Bearer', bearer],
    ['Fault', fault ?? 'none'],
  ]
  return (
    <div className={styles['details']}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Differences entry={entry} />
      {call !== 'undeclared' && (
        <div className={shared['actions']}>
          <Button variant="outline" onPress={() => onBreak(call)}>
            Break this next time
          </Button>
        </div>
      )}
    </div>
  )
}

function Differences({ entry: { differences, fault } }: { readonly entry: ShownRequest }) {
  if (differences.length === 0) return fault === 'drifted' && <p className={shared['help']}>The fault changed nothing in this answer.</p>
  return (
    <table className={styles['differences']}>
      <caption>What the fault changed in the answer</caption>
      <thead>
        <tr>
          <th scope="col">Path</th>
          <th scope="col">Expected</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ path, expected, received }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{expected}</td>
            <td>{received}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
