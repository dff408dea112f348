import { Spinner } from '../feedback/Spinner.tsx'
import styles from './SlotGrid.module.scss'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function SlotsLoading() {
  return (
    <Spinner>
      <div className={styles['groups']}>
        <div className={styles['slots']}>
          {places.map((place) => (
            <span key={place} className={styles['loading']} />
          ))}
        </div>
      </div>
    </Spinner>
  )
}
