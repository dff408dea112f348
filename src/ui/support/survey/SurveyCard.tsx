import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { RatingField } from './RatingField.tsx'
import styles from './SurveyCard.module.scss'
import { SurveyViewModel } from './SurveyViewModel.ts'

/** The last part of the address of the latest lesson. */
const latest = paths.latestLesson.split('/').at(-1)

/** Below a lesson; it never covers the page. */
export const SurveyCard = observer(function SurveyCard() {
  const { t } = useTranslation('survey')
  const model = useViewModel(SurveyViewModel)
  const id = useMatch(paths.lesson)?.params.id
  useEffect(() => {
    model.open(id === latest ? undefined : id)
  }, [model, id])
  const { lesson, rating, comment, sending, isTooLong, isThanked } = model
  useUnsavedChanges(comment !== '')
  if (sending.fault) throw sending.fault.error
  if (isThanked) {
    return (
      <p role="status" className={styles['card']}>
        {t('survey.thanks')}
      </p>
    )
  }
  if (!lesson) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.send()
  }
  return (
    <section className={styles['card']} aria-label={t('survey.title')}>
      <header className={styles['head']}>
        <h2>{t('survey.title')}</h2>
        <IconButton label={t('survey.postpone')} onPress={model.postpone}>
          <X aria-hidden={true} />
        </IconButton>
      </header>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <RatingField label={t('survey.rate', { lesson: lesson.title })} rating={rating} onChange={model.rate} />
        {rating !== undefined && (
          <TextArea
            name="comment"
            label={t('survey.comment')}
            optional={true}
            rows={3}
            value={comment}
            onChange={model.write}
            error={isTooLong && t('survey.tooLong')}
          />
        )}
        {sending.failure && <FailureNotice failure={sending.failure} of="asking" title={t('survey.notSent')} />}
        <div className={styles['acts']}>
          {rating !== undefined && (
            <Button type="submit" busy={sending.busy} busyLabel={t('survey.sending')}>
              {t('survey.send')}
            </Button>
          )}
          <Button variant="outline" onPress={model.postpone}>
            {t('survey.postpone')}
          </Button>
          <Button variant="quiet" onPress={model.decline}>
            {t('survey.decline')}
          </Button>
        </div>
      </form>
    </section>
  )
})
