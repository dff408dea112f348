import { assemblies, type CoveredCall } from '../data.ts'
import { assemblyNames } from './displayTexts.ts'
import styles from './Table.module.scss'

export function CallTable({ calls }: { readonly calls: readonly CoveredCall[] }) {
  if (calls.length === 0) return <p className={styles['none']}>No gap: every declared call has been made.</p>
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Call</th>
          {assemblies.map((assembly) => (
            <th key={assembly} scope="col" className={styles['number']}>
              {assemblyNames[assembly]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, context, wire, kind, reached }) => (
          <tr key={id}>
            <th scope="row">
              {context}.<wbr />
              {id.slice(context.length + 1)}
              <span className={styles['file']}>
                {wire}, {kind}
              </span>
            </th>
            {assemblies.map((assembly) => (
              <td key={assembly} className={styles['number']} data-label={assemblyNames[assembly]}>
                {reached[assembly].requests > 0 ? `${reached[assembly].requests} in ${reached[assembly].scenarios}` : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
