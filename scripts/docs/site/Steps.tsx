import type { Failure, StepText } from '../data.ts'
import { stepPartsOf } from '../stepTexts.ts'
import { assemblyNames } from './displayTexts.ts'
import styles from './Steps.module.scss'

export function Steps({ steps, failures = [] }: { readonly steps: readonly StepText[]; readonly failures?: readonly Failure[] }) {
  return (
    <ol className={styles['steps']}>
      {steps
        .map((sentence, index) => ({ sentence, index }))
        .map(({ sentence, index }) => (
          <li key={index} className={styles['step']}>
            <span className={styles['keyword']}>{sentence.keyword}</span>
            <div className={styles['words']}>
              <p>
                <Words sentence={sentence} />
              </p>
              {sentence.table && <Table rows={sentence.table} />}
              {sentence.words !== undefined && <pre className={styles['quoted']}>{sentence.words}</pre>}
              {failures
                .filter(({ step }) => step === index)
                .map(({ assembly, message }) => (
                  <pre key={assembly} className={styles['failure']}>
                    {assemblyNames[assembly]}: {message}
                  </pre>
                ))}
            </div>
          </li>
        ))}
    </ol>
  )
}

function Words({ sentence }: { readonly sentence: StepText }) {
  const parts = stepPartsOf(sentence).map((part, index) => ({ ...part, key: `${index}` }))
  return parts.map(({ key, text, isValue }) => (isValue ? <b key={key}>{text}</b> : <span key={key}>{text}</span>))
}

function Table({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={head[column] ?? column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
