import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { SlotsLoading } from '#ui/kit/dates/SlotsLoading.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { BookViewModel } from './BookViewModel.ts'
import { DaySlots } from './DaySlots.tsx'
import styles from './Openings.module.scss'
import type { TimesModel } from './TimesModel.ts'

export const Openings = observer(function Openings({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { answer } = model.times
  if (model.choices.unread) return null
  if (answer.state === 'loading' && !answer.fault) return <SlotsLoading />
  return (
    <LoadedView loaded={answer} skeleton={null} failed={t('book.openingsFailed')}>
      {(answer) => (answer.kind === 'refused' ? <Refused {...answer} /> : <Offered model={model} />)}
    </LoadedView>
  )
})

/** Shows the club's own message, as the specification requires. */
function Refused({ code, message }: { readonly code: number; readonly message: string }) {
  const { t } = useTranslation('scheduling')
  return (
    <Notice icon={CircleAlert} title={t('book.refused', { message })}>
      <p>{t('appointments.code', { code })}</p>
    </Notice>
  )
}

const Offered = observer(function Offered({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { times } = model
  if (times.partsOfDay.length > 0) return <DaySlots model={model} />
  if (times.fullyBooked) return <NothingInMonth times={times} />
  return <p className={styles['nothing']}>{times.slotsOfDay.length > 0 ? t('book.nothingInPart') : t('book.nothingOnDay')}</p>
})

const NothingInMonth = observer(function NothingInMonth({ times }: { readonly times: TimesModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  return (
    <div className={styles['nothing']}>
      <p>{t('book.nothingInMonth', { month: formats.month(times.month.month) })}</p>
      <Button variant="outline" onPress={times.month.goToNextMonth}>
        {t('book.nextMonth')}
      </Button>
    </div>
  )
})
