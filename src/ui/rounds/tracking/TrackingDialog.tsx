import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { announce } from '#ui/shell/announce.tsx'
import { TrackingFields } from './TrackingFields.tsx'
import styles from './TrackingForm.module.scss'
import type { TrackingViewModel } from './TrackingViewModel.ts'

/** A round is added or changed here. What was typed is not lost by a press beside it. */
export const TrackingDialog = observer(function TrackingDialog({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const id = useId()
  const { editor } = screen
  const { round, isUnsent } = editor
  const { saving, isOpen, close } = editor.dialog
  if (saving.fault) throw saving.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await screen.save())) return
    const done = round ? t('editor.updated') : t('editor.added')
    toasts.show(done)
    announce(done)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!saving.busy && !isUnsent}
      title={round ? t('editor.edit') : t('editor.add')}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={close}>
            {t('editor.cancel')}
          </Button>
          <Button type="submit" form={id} busy={saving.busy} busyLabel={t('editor.saving')}>
            {t('editor.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {saving.failure && (
          <FailureNotice
            failure={saving.failure}
            title={mayBeDone(saving.failure) ? t('editor.unknown') : t('editor.notSaved')}
            of="writing"
          />
        )}
        <TrackingFields editor={editor} />
      </form>
    </Dialog>
  )
})
