import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardInput } from '#domain/rounds/scorecard'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import styles from './HolePanel.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'

interface AnswerRowProps {
  readonly screen: ScorecardViewModel
  readonly number: number
  readonly input: Exclude<CardInput, 'strokes' | 'putts'>
  readonly value: boolean | undefined
  /** Other entries say it already. */
  readonly isDerived: boolean
  readonly isDisabled: boolean
}

/** A second press takes the answer back. Drawn again only where the answer changed. */
export const AnswerRow = memo(function AnswerRow({ screen, number, input, value, isDerived, isDisabled }: AnswerRowProps) {
  const { t } = useTranslation('scorecard')
  return (
    <fieldset className={styles['answer']}>
      <legend className={styles['question']}>{t(`answers.${input}`)}</legend>
      {isDerived ? (
        <span className={styles['derived']}>{t('hole.derived', { answer: value ? t('hole.yes') : t('hole.no') })}</span>
      ) : (
        <span className={styles['choices']}>
          {[true, false].map((answer) => (
            <Chip
              key={String(answer)}
              isChosen={value === answer}
              isDisabled={isDisabled}
              onPress={() => void screen.enter(number, { [input]: value === answer ? undefined : answer })}
            >
              {answer ? t('hole.yes') : t('hole.no')}
            </Chip>
          ))}
        </span>
      )}
    </fieldset>
  )
})
