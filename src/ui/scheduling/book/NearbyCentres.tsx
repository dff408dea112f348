import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import type { CentreModel } from './CentreModel.ts'
import styles from './NearbyCentres.module.scss'
import { useDistance } from './useDistance.ts'

interface NearbyCentresProps {
  readonly place: CentreModel
  readonly onChoose: (id: string) => void
}

export const NearbyCentres = observer(function NearbyCentres({ place, onChoose }: NearbyCentresProps) {
  const { t } = useTranslation('scheduling')
  const distanceOf = useDistance(place)
  const title = useId()
  if (place.nearby.length === 0) return null
  return (
    <div>
      <p id={title} className={styles['title']}>
        {t('book.nearby')}
      </p>
      <ul aria-labelledby={title} className={styles['list']}>
        {place.nearby.map((centre) => (
          <li key={centre.id}>
            <Button className={classes(styles['centre'])} onPress={() => onChoose(centre.id)}>
              <span>{centre.name}</span>
              <span className={styles['distance']}>{distanceOf(centre)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
})
