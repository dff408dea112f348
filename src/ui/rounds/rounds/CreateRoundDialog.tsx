import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { mayBeDone } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { pathOfRound, pathOfScorecard } from '#ui/shell/paths.ts'
import { CoursePicker } from './CoursePicker.tsx'
import { RoundFields } from './RoundFields.tsx'
import styles from './RoundForm.module.scss'
import type { RoundsViewModel } from './RoundsViewModel.ts'

/** First the course, then the rest, filled in from the last round: two presses lead to its card. */
export const CreateRoundDialog = observer(function CreateRoundDialog({ model }: { readonly model: RoundsViewModel }) {
  const { t } = useTranslation('rounds')
  const id = useId()
  const navigate = useNavigate()
  const { editor } = model
  const { saving, course, draft, isOpen, isUnsent } = editor
  const isCourseChosen = draft.courseId !== ''
  const body = useRef<HTMLDivElement>(null)
  // The course that was pressed is gone; without this, the dialog gives the focus to the button that cancels it.
  useEffect(() => {
    if (course.value) body.current?.querySelector('button')?.focus()
  }, [course.value])
  if (saving.fault) throw saving.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const started = await model.save()
    if (!started) return
    announce(t('create.started'))
    void navigate(model.hasBegun(started) ? pathOfScorecard(started.id) : pathOfRound(started.id))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={editor.close}
      isDismissable={!saving.busy}
      isUnsent={isUnsent}
      title={isCourseChosen ? t('create.title') : t('create.where')}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={editor.close}>
            {t('create.cancel')}
          </Button>
          {isCourseChosen && (
            <Button type="submit" form={id} busy={saving.busy} busyLabel={t('create.saving')} isDisabled={!editor.isReady}>
              {t('create.save')}
            </Button>
          )}
        </>
      }
    >
      <div ref={body}>
        {isCourseChosen ? (
          <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
            {saving.failure && (
              <FailureNotice
                failure={saving.failure}
                title={mayBeDone(saving.failure) ? t('create.unknown') : t('create.notSaved')}
                of="writing"
              />
            )}
            <LoadedView loaded={course} skeleton={<Skeleton lines={6} />} failed={t('create.courseUnread')}>
              {(read) => <RoundFields editor={editor} course={read} />}
            </LoadedView>
          </form>
        ) : (
          <CoursePicker onChoose={({ id: courseId }) => void editor.chooseCourse(courseId)} />
        )}
      </div>
    </Dialog>
  )
})
