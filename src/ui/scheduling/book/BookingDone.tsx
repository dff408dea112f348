import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { pathOfAppointment, paths } from '#ui/shell/paths.ts'
import styles from './BookingDone.module.scss'
import type { BookViewModel } from './BookViewModel.ts'
import { SlotMoments } from './SlotMoments.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useSentence } from './useSentence.ts'

const loadCalendar = () => import('../calendar-file/SaveToCalendar.tsx')

interface BookingDoneProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const BookingDone = observer(function BookingDone({ model, isMove }: BookingDoneProps) {
  const { t } = useTranslation('scheduling')
  const navigate = useNavigate()
  const sentence = useSentence(model)
  const { order } = model
  const texts = textsOf(isMove, order.onWaitingList)
  const [first, second] = order.booked
  const late = useLazy(loadCalendar)
  return (
    <div className={styles['done']}>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
      <StepHeading>{t(texts.title)}</StepHeading>
      <p role="status" className={styles['lead']}>
        {t(texts.lead)}
      </p>
      <div className={styles['moments']}>
        <SlotMoments model={model} />
      </div>
      <p className={styles['lead']}>{sentence}</p>
      <div className={styles['actions']}>
        <ButtonLink href={first ? pathOfAppointment(first.id) : paths.appointments}>
          {first ? t('book.see') : t('appointment.back')}
        </ButtonLink>
        <Button variant="outline" onPress={() => (isMove ? navigate(paths.book) : model.reset())}>
          {t('book.another')}
        </Button>
        {late && first?.state === 'booked' && !second && <late.SaveToCalendar appointment={first} />}
      </div>
    </div>
  )
})

function textsOf(isMove: boolean, onWaitingList: boolean) {
  if (isMove) return { title: 'book.doneMoved', lead: 'book.doneLeadMoved' } as const
  if (onWaitingList) return { title: 'book.doneWaiting', lead: 'book.doneLeadWaiting' } as const
  return { title: 'book.doneBooked', lead: 'book.doneLead' } as const
}
