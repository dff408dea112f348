import { Clock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { onOwnClock } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './ZoneNote.module.scss'

export const ZoneNote = observer(function ZoneNote({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const { times, choices } = model
  const centre = choices.place.selectedCentre
  if (!centre) return null
  const noon = (times.selectedDate ?? times.month.startDate).toZonedDateTime({ timeZone: centre.timeZone, plainTime: '12:00' })
  const own = onOwnClock(noon, times.playerTimeZone)
  const zone = formats.zone(noon, centre.city)
  return (
    <p className={styles['note']}>
      <Clock size={16} aria-hidden={true} />
      <span>{own ? t('book.zoneOther', { zone, own: formats.zone(own) }) : t('book.zone', { zone })}</span>
    </p>
  )
})
