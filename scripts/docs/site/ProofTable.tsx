import { assemblies, type ProvenRule } from '../data.ts'
import { addressOf } from './address.ts'
import { isProven, passedExamples } from './coverage.ts'
import { assemblyNames } from './displayTexts.ts'
import styles from './Table.module.scss'

export function ProofTable({ rules }: { readonly rules: readonly ProvenRule[] }) {
  if (rules.length === 0) return <p className={styles['none']}>No gap: every rule of the specification is proven.</p>
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Rule, and what proves it</th>
          {assemblies.map((assembly) => (
            <th key={assembly} scope="col" className={styles['number']}>
              {assemblyNames[assembly]}
            </th>
          ))}
          <th scope="col" className={styles['number']}>
            Tests
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <ProofRow key={rule.id} rule={rule} />
        ))}
      </tbody>
    </table>
  )
}

function ProofRow({ rule }: { readonly rule: ProvenRule }) {
  const { id, examples, tests } = rule
  const broken = tests.filter(({ passed }) => !passed).length
  return (
    <tr data-open={!isProven(rule) ? true : undefined}>
      <th scope="row">
        <details className={styles['details']}>
          <summary>
            {rule.context}.<wbr />
            {id.slice(rule.context.length + 1)}
          </summary>
          <ul>
            {examples.map(({ path, title }) => (
              <li key={path}>
                <a href={addressOf(path)}>{title}</a>
              </li>
            ))}
            {tests.map(({ title, file }) => (
              <li key={`${file} ${title}`}>
                {title}
                <span className={styles['file']}>{file}</span>
              </li>
            ))}
          </ul>
        </details>
      </th>
      {assemblies.map((assembly) => {
        const { words, grave } = passedExamples(rule, assembly)
        return (
          <td key={assembly} className={styles['number']} data-label={assemblyNames[assembly]} data-grave={grave ? true : undefined}>
            {words}
          </td>
        )
      })}
      <td className={styles['number']} data-label="Tests" data-grave={broken > 0 ? true : undefined}>
        {tests.length > 0 ? tests.length - broken : '–'}
      </td>
    </tr>
  )
}
