import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { type ChallengeType, measureOf } from '#domain/rounds/challenge'
import { shownLimits } from '#domain/rounds/challengeScore'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './ChallengeScreen.module.scss'
import type { ChallengeViewModel } from './ChallengeViewModel.ts'
import { useScoreText } from './useScoreText.ts'

interface ScoreFormProps {
  readonly screen: ChallengeViewModel
  readonly type: ChallengeType
}

export const ScoreForm = observer(function ScoreForm({ screen, type }: ScoreFormProps) {
  const { t } = useTranslation('challenges')
  const { editor, swing, metric } = screen
  const { sending, problem, typed } = editor
  const { unitText } = useScoreText(metric)
  if (sending.fault) throw sending.fault.error
  if (!swing) return null
  const { least, most } = shownLimits(type, metric)
  const { unit } = most
  const label = unit === 'meter' && measureOf(type) === 'closeness' ? 'pinMeter' : unit
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await screen.send())) return
    const done = t(screen.sent === 'best' ? 'score.newBest' : 'score.sent')
    toasts.show(done)
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
      <h2 className={styles['title']}>{t('score.title')}</h2>
      {sending.failure && (
        <FailureNotice
          failure={sending.failure}
          title={mayBeDone(sending.failure) ? t('score.unknown') : t('score.notSent')}
          of="writing"
        />
      )}
      <div className={styles['fields']}>
        <TextField
          name="value"
          label={t(`score.${label}`)}
          value={typed}
          onChange={editor.write}
          inputMode={measureOf(type) === 'closeness' ? 'decimal' : 'numeric'}
          autoComplete="off"
          error={problem && t(`score.${problem}`, { least: unitText(least), most: unitText(most) })}
        />
        <Button type="submit" busy={sending.busy} busyLabel={t('score.sending')}>
          {t('score.send')}
        </Button>
      </div>
    </form>
  )
})
