import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { factSeparator } from '#ui/kit/content/facts.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import styles from './ReturnScreen.module.scss'
import type { ReturnViewModel } from './ReturnViewModel.ts'

const scale = [5, 4, 3, 2, 1]

export const RatingSection = observer(function RatingSection({ model }: { readonly model: ReturnViewModel }) {
  const { t } = useTranslation('returns')
  const given = model.request?.rating
  if (!given && !model.mayBeRated) return null
  return (
    <section className={styles['section']} aria-label={t('rating.title')}>
      <h2>{t('rating.title')}</h2>
      {given ? (
        <p>
          {t('rating.of', { count: given.stars })}
          {given.comment !== '' && (
            <span className={styles['small']}>
              {factSeparator}
              {given.comment}
            </span>
          )}
        </p>
      ) : (
        <RatingForm model={model} />
      )}
    </section>
  )
})

const RatingForm = observer(function RatingForm({ model }: { readonly model: ReturnViewModel }) {
  const { t } = useTranslation('returns')
  const { rating } = model
  if (rating.saving.fault) throw rating.saving.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await model.rate())) return
    toasts.show(t('rating.done'))
  }
  return (
    <form className={styles['tracking']} onSubmit={(event) => void submit(event)} noValidate={true} aria-label={t('rating.title')}>
      <SelectField
        label={t('rating.stars')}
        name="stars"
        options={scale.map((count) => ({ value: `${count}`, label: t('rating.of', { count }) }))}
        value={rating.stars === undefined ? undefined : `${rating.stars}`}
        onChange={(stars) => rating.choose(Number(stars))}
        error={rating.isMissing && t('rating.missing')}
      />
      <TextArea label={t('rating.comment')} name="comment" optional={true} rows={2} value={rating.comment} onChange={rating.write} />
      {rating.saving.failure && <FailureNotice failure={rating.saving.failure} title={t('rating.failed')} of="asking" />}
      <div>
        <Button type="submit" variant="outline" busy={rating.saving.busy} busyLabel={t('rating.busy')}>
          {t('rating.save')}
        </Button>
      </div>
    </form>
  )
})
