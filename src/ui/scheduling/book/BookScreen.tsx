import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { pathOfMove } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { BookHeader } from './BookHeader.tsx'
import styles from './BookScreen.module.scss'
import { BookSkeleton } from './BookSkeleton.tsx'
import { BookStep } from './BookStep.tsx'
import { BookViewModel } from './BookViewModel.ts'
import { TooLateToMove } from './TooLateToMove.tsx'
import { useBookAddress } from './useBookAddress.ts'
import { useStepFocus } from './useStepFocus.ts'

export function BookScreen() {
  const { id } = useParams()
  return <Booking key={id ?? 'new'} movedId={id} />
}

const Booking = observer(function Booking({ movedId }: { readonly movedId: string | undefined }) {
  const { t } = useTranslation('scheduling')
  const model = useViewModel(BookViewModel)
  const screen = useRef<HTMLDivElement>(null)
  useBookAddress(model, movedId)
  useStepFocus(screen, model.step)
  useUnsavedChanges(model.isUnsent)
  const navigate = useNavigate()
  const { movedTo } = model
  // The step has its own heading.
  const isDone = model.step === 'done'
  useEffect(() => {
    if (movedTo !== undefined) void navigate(pathOfMove(movedTo), { replace: true })
  }, [movedTo, navigate])
  const { sending, own } = model.order
  const { now } = model.times
  if (sending.fault) throw sending.fault.error
  const step = <BookStep model={model} isMove={movedId !== undefined} />
  return (
    <div ref={screen} className={styles['screen']}>
      <header className={styles['head']}>
        <div>
          <Screen title={movedId === undefined ? t('book.title') : t('book.titleMove')} headingHidden={isDone}>
            {!isDone && <BookHeader model={model} />}
          </Screen>
        </div>
      </header>
      {movedId === undefined ? (
        step
      ) : (
        <LoadedView loaded={own.rescheduleAppointment} skeleton={<BookSkeleton />} failed={t('book.movedFailed')}>
          {(lesson) => (own.isTooLateToMove(now) ? <TooLateToMove lesson={lesson} explanation={own.whyNotMoved(now)} /> : step)}
        </LoadedView>
      )}
    </div>
  )
})
