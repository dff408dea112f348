import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import styles from './HolePanel.module.scss'

interface AnswerRowProps {
  readonly label: string
  readonly value: boolean | undefined
  /** Other entries say it already. */
  readonly isDerived: boolean
  readonly isDisabled: boolean
  readonly onAnswer: (answer: boolean | undefined) => void
}

/** A second press takes the answer back. */
export function AnswerRow({ label, value, isDerived, isDisabled, onAnswer }: AnswerRowProps) {
  const { t } = useTranslation('scorecard')
  return (
    <fieldset className={styles['answer']}>
      <legend className={styles['question']}>{label}</legend>
      {isDerived ? (
        <span className={styles['derived']}>{t('hole.derived', { answer: value ? t('hole.yes') : t('hole.no') })}</span>
      ) : (
        <span className={styles['choices']}>
          {[true, false].map((answer) => (
            <Chip
              key={String(answer)}
              isChosen={value === answer}
              isDisabled={isDisabled}
              onPress={() => onAnswer(value === answer ? undefined : answer)}
            >
              {answer ? t('hole.yes') : t('hole.no')}
            </Chip>
          ))}
        </span>
      )}
    </fieldset>
  )
}
