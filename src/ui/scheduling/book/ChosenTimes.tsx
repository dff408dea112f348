import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { startOf } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './ChosenTimes.module.scss'
import { SlotPlace } from './SlotPlace.tsx'
import { keyOf } from './useSlotWords.ts'

export const ChosenTimes = observer(function ChosenTimes({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const title = useId()
  const { slots } = model.selection
  if (slots.length === 0) return null
  return (
    <div>
      <h3 id={title} className={styles['title']}>
        {t('book.chosen')}
      </h3>
      <ul aria-labelledby={title} className={styles['list']}>
        {slots.map((slot) => (
          <li key={keyOf(slot)} className={styles['slot']}>
            <span className={styles['words']}>
              <MomentTime at={startOf(slot)} className={styles['time']}>
                {formats.moment(startOf(slot))}
              </MomentTime>
              <span className={styles['note']}>
                <SlotPlace slot={slot} place={model.choices.place} />
              </span>
            </span>
            <IconButton label={t('book.remove', { time: formats.moment(startOf(slot)) })} onPress={() => model.selection.toggle(slot)}>
              <X aria-hidden={true} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
})
