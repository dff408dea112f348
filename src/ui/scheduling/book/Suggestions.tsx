import { Check, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '#app/scheduling/ports/Openings'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ActionBar } from '#ui/shell/ActionBar.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import { MomentTime } from '../MomentTime.tsx'
import { startOf } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'
import { ChosenMoment } from './ChosenMoment.tsx'
import { StepHeading } from './StepHeading.tsx'
import styles from './Suggestions.module.scss'
import { keyOf } from './useSlotWords.ts'

export const Suggestions = observer(function Suggestions({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { suggestions } = model.selection
  return (
    <section aria-label={t('book.suggestTitle')} className={styles['section']}>
      <StepHeading>{t('book.suggestTitle')}</StepHeading>
      <p className={styles['lead']}>{suggestions.length > 0 ? t('book.suggestLead') : t('book.suggestNone')}</p>
      <ul className={styles['list']}>
        {suggestions.map((suggestion) => (
          <SuggestedTime key={keyOf(suggestion.slot)} suggestion={suggestion} model={model} />
        ))}
      </ul>
      <ActionBar
        actions={
          <Button size="large" onPress={model.backToSelection}>
            {t('book.back')}
          </Button>
        }
      >
        <section aria-label={t('book.summary')}>
          <ChosenMoment model={model} />
        </section>
      </ActionBar>
    </section>
  )
})

const reasons = { 'same-time': 'book.sameTime', sooner: 'book.sooner', 'other-coach': 'book.otherCoach' } as const

interface SuggestedTimeProps {
  readonly suggestion: Suggestion
  readonly model: BookViewModel
}

const SuggestedTime = observer(function SuggestedTime({ suggestion: { slot, reason }, model }: SuggestedTimeProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const nameOf = usePersonName()
  const coach = model.choices.place.coaches.find(({ id }) => id === slot.coachId)
  const isChosen = model.selection.has(slot)
  const time = formats.moment(startOf(slot))
  return (
    <li className={styles['suggestion']}>
      <div className={styles['words']}>
        <MomentTime at={startOf(slot)} className={styles['time']}>
          {time}
        </MomentTime>
        <span className={styles['meta']}>
          {coach && <span data-part="coach">{nameOf(coach)}</span>}
          <span data-reason={reason}>{t(reasons[reason])}</span>
        </span>
      </div>
      {isChosen ? (
        <span className={styles['chosen']}>
          <Check size={18} aria-hidden={true} />
          {t('book.added')}
        </span>
      ) : (
        <Button variant="outline" icon={<Plus size={18} aria-hidden={true} />} onPress={() => model.toggle(slot)}>
          {t('book.addSuggestion', { time })}
        </Button>
      )}
    </li>
  )
})
