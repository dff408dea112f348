import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './ChoiceSection.module.scss'
import { useFoldFocus } from './useFoldFocus.ts'
import type { Fold } from './useFolds.ts'

interface ChoiceSectionProps {
  readonly number: number
  readonly title: string
  readonly isBusy?: boolean
  readonly fold?: Fold
  /** Shown instead of the folded step on a phone. Without it the step stays open. */
  readonly chosen?: ReactNode
  readonly children: ReactNode
}

export function ChoiceSection({ number, title, isBusy = false, fold, chosen, children }: ChoiceSectionProps) {
  const { t } = useTranslation('scheduling')
  const heading = useId()
  const change = useId()
  const section = useRef<HTMLElement>(null)
  const isFolded = fold !== undefined && !fold.isOpen && Boolean(chosen)
  useFoldFocus(section, fold?.isOpen ?? false)
  return (
    <section ref={section} aria-labelledby={heading} aria-busy={isBusy} data-folded={isFolded || undefined} className={styles['section']}>
      <h2 id={heading} tabIndex={fold?.isOpen ? -1 : undefined} className={styles['title']}>
        <span aria-hidden={true} className={styles['number']}>
          {number}
        </span>
        {title}
      </h2>
      {isFolded && (
        <div className={styles['line']}>
          <span data-part="choice">{chosen}</span>
          <Button id={change} aria-labelledby={`${change} ${heading}`} variant="quiet" onPress={fold.onOpen}>
            {t('book.change')}
          </Button>
        </div>
      )}
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
