import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormError.module.scss'

export interface FormProblem {
  readonly text: string
  readonly field?: string | undefined
}

interface FormErrorProps {
  readonly problems: readonly FormProblem[]
  readonly cause: unknown
}

export function FormError({ problems, cause }: FormErrorProps) {
  const { t } = useTranslation('shell')
  const summary = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problem may occur again
  useEffect(() => summary.current?.focus(), [cause])
  return (
    <section ref={summary} role="alert" tabIndex={-1} className={styles['summary']}>
      <CircleAlert size={20} aria-hidden={true} />
      <div>
        {problems.length > 1 && <p className={styles['title']}>{t('kit.checkForm')}</p>}
        {problems.map((problem) => (
          <p key={problem.text}>
            <Problem {...problem} />
          </p>
        ))}
      </div>
    </section>
  )
}

function Problem({ text, field }: FormProblem) {
  if (field === undefined) return text
  return (
    <a
      href={`#${field}`}
      className={styles['link']}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(field)?.focus()
      }}
    >
      {text}
    </a>
  )
}
