import { Repeat2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { LastBooking } from '#domain/scheduling/booking'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './LastBookings.module.scss'

/** Optional: hidden if it can't be loaded. */
export const LastBookings = observer(function LastBookings({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const title = useId()
  const { bookableAgain: bookings, lastBookings } = model.choices
  if (lastBookings.fault) throw lastBookings.fault.error
  if (bookings.length === 0) return null
  const wordsOf = ({ lessonTypeName: lesson, coachName: coach }: LastBooking): string =>
    coach ? t('book.again', { lesson, coach }) : lesson
  const withCentre = ({ lessonTypeName: lesson, coachName: coach, centreName: centre }: LastBooking): string =>
    coach ? t('book.choiceWithCoach', { lesson, coach, centre }) : t('book.choice', { lesson, centre })
  const isAlone = (booking: LastBooking) => bookings.every((other) => other === booking || wordsOf(other) !== wordsOf(booking))
  return (
    <div className={styles['again']}>
      <p id={title} className={styles['title']}>
        {t('book.lastBookings')}
      </p>
      <ul aria-labelledby={title} className={styles['list']}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Chip icon={<Repeat2 size={16} aria-hidden={true} />} onPress={() => model.bookAgain(booking)}>
              {isAlone(booking) ? wordsOf(booking) : withCentre(booking)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
})
