import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { startOf } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './ChosenMoment.module.scss'
import { useSentence } from './useSentence.ts'

export const ChosenMoment = observer(function ChosenMoment({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const [slot, ...others] = model.selection.slots
  const sentence = useSentence(model)
  return (
    <div>
      <p className={styles['moment']}>
        {slot ? <MomentTime at={startOf(slot)}>{formats.moment(startOf(slot))}</MomentTime> : t('book.chosenNone')}
        {others.length > 0 && <span className={styles['others']}>{t('book.chosenMore', { count: others.length })}</span>}
      </p>
      <p className={styles['sentence']}>{sentence}</p>
    </div>
  )
})
