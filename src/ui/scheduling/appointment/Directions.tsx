import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { TextLink } from '#ui/kit/TextLink.tsx'
import styles from './Directions.module.scss'

/** A link only: where the player goes from is the map's business. */
export function Directions({ centre }: Pick<Appointment, 'centre'>) {
  const { t } = useTranslation('scheduling')
  const { latitude, longitude } = centre.location
  return (
    <span className={styles['directions']}>
      <TextLink
        href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
        target="_blank"
        rel="noopener noreferrer"
        small={true}
        aria-label={t('appointment.directionsNew', { centre: centre.name })}
      >
        {t('appointment.directions')}
      </TextLink>
    </span>
  )
}
