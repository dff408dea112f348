import styles from './SlotGrid.module.scss'
import { Waiting } from './Waiting.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The shape of a day's times while they are read. */
export function SlotsLoading() {
  return (
    <Waiting>
      <div className={styles['groups']}>
        <div className={styles['slots']}>
          {places.map((place) => (
            <span key={place} className={styles['loading']} />
          ))}
        </div>
      </div>
    </Waiting>
  )
}
