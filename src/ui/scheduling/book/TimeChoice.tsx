import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { timesOfDay } from '#domain/scheduling/openings'
import { SegmentedControl } from '#ui/kit/fields/SegmentedControl.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { BookViewModel } from './BookViewModel.ts'
import { ChoiceSection } from './ChoiceSection.tsx'
import { Openings } from './Openings.tsx'
import styles from './TimeChoice.module.scss'
import { ZoneNote } from './ZoneNote.tsx'

export const TimeChoice = observer(function TimeChoice({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const { times } = model
  const { selectedDate, timeOfDay, answer } = times
  return (
    <ChoiceSection number={5} title={t('book.time')} isBusy={answer.state === 'loading' && !model.choices.unread}>
      <p className={styles['day']}>
        {selectedDate && <time dateTime={selectedDate.toString()}>{formats.day(selectedDate, times.today().year)}</time>}
      </p>
      <SegmentedControl
        label={t('book.timeOfDay')}
        segments={timesOfDay.map((part) => ({ value: part, label: t(`book.${part}`) }))}
        value={timeOfDay}
        onChange={times.chooseTimeOfDay}
      />
      <ZoneNote model={model} />
      <Openings model={model} />
    </ChoiceSection>
  )
})
