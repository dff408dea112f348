import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { pathOfAppointment, paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import type { BlockProps } from './BlockProps.ts'
import styles from './Bookings.module.scss'

export const Bookings = observer(function Bookings({ model }: BlockProps) {
  const { t } = useTranslation('support')
  const formats = useFormats()
  const nameOf = usePersonName()
  return (
    <div className={styles['row']}>
      <h2 className={styles['title']}>{model.hasNothingElse ? t('home.nothingElse') : t('home.alsoBooked')}</h2>
      <ul className={styles['list']}>
        {model.alsoBooked.slice(0, 3).map(({ id, start, timeZone, coach, centreName, name, waitingList }) => {
          const moment = start.toZonedDateTimeISO(timeZone)
          return (
            <li key={id} className={styles['item']}>
              <Link to={pathOfAppointment(id)} className={styles['link']}>
                <time dateTime={moment.toString({ smallestUnit: 'minute' })} className={styles['time']}>
                  {formats.moment(moment)}
                </time>
                <span className={styles['what']}>{[coach ? nameOf(coach) : name, centreName].join(', ')}</span>
                {waitingList && <Badge kind="waiting">{t('home.waitingList')}</Badge>}
              </Link>
            </li>
          )
        })}
      </ul>
      <p className={styles['all']}>
        <TextLink href={paths.appointments}>{t('home.allAppointments')}</TextLink>
        <ChevronRight size={18} aria-hidden={true} />
      </p>
    </div>
  )
})
