import { Check, CircleAlert, CircleDashed } from 'lucide-react'
import { type Assembly, assemblies, type Example, type Outcome } from '../data.ts'
import { addressOf } from './address.ts'
import { CopyLink } from './CopyLink.tsx'
import { assemblyNames, outcomeName } from './displayTexts.ts'
import styles from './ExampleArticle.module.scss'
import { Pictures } from './Pictures.tsx'
import { Steps } from './Steps.tsx'
import { TryIt } from './TryIt.tsx'

interface ExampleArticleProps {
  readonly path: string
  readonly rule: string
  readonly example: Example
  readonly target: string
  readonly demo: boolean
}

export function ExampleArticle({ path, rule, example, target, demo }: ExampleArticleProps) {
  const { id, title, tags, steps, outcomes, failures, beginning } = example
  const afterwards = failures.filter(({ step }) => step === null)
  return (
    <article id={`${rule}/${id}`} className={styles['example']} data-target={target === `${rule}/${id}` ? true : undefined}>
      <header className={styles['head']}>
        <h3>{title}</h3>
        <CopyLink address={addressOf(`${path}/${id}`)} label={`Copy a link to “${title}”`} />
      </header>
      {tags.length > 0 && <p className={styles['ids']}>{tags.join(', ')}</p>}
      <div className={styles['body']}>
        <div className={styles['story']}>
          <Steps steps={steps} failures={failures} />
          {afterwards.map(({ assembly, message }) => (
            <pre key={assembly} className={styles['afterwards']}>
              {assemblyNames[assembly]}, after the last step: {message}
            </pre>
          ))}
          <ul className={styles['outcomes']}>
            {assemblies.map((assembly) => (
              <Result key={assembly} assembly={assembly} outcome={outcomes[assembly]} />
            ))}
          </ul>
          {demo && <TryIt beginning={beginning} title={title} />}
        </div>
        <Pictures steps={steps} title={title} />
      </div>
    </article>
  )
}

const icons = { passed: Check, failed: CircleAlert, 'not-run': CircleDashed, elsewhere: CircleDashed } as const

function Result({ assembly, outcome }: { readonly assembly: Assembly; readonly outcome: Outcome }) {
  const Icon = icons[outcome]
  return (
    <li className={styles[outcome === 'not-run' ? 'open' : outcome]}>
      <Icon size={16} aria-hidden={true} />
      {assemblyNames[assembly]}: {outcomeName(assembly, outcome)}
    </li>
  )
}
