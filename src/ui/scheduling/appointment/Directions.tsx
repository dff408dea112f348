import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './Directions.module.scss'
import { DirectionsViewModel } from './DirectionsViewModel.ts'

/** The map service asks for the player's position itself. */
export function Directions({ centre }: Pick<Appointment, 'centre'>) {
  const { t } = useTranslation('scheduling')
  const directions = useViewModel(DirectionsViewModel)
  return (
    <span className={styles['directions']}>
      <TextLink
        href={directions.addressTo(centre)}
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
