import { observer } from 'mobx-react-lite'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { mayBeDone } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import type { DraftedDialog } from '#ui/shell/DraftedDialog.ts'
import styles from './EditorDialog.module.scss'

export interface EditorTexts {
  readonly title: string
  readonly cancel: string
  readonly save: string
  readonly saving: string
  readonly notSaved: string
  /** The answer was lost: it may be saved. */
  readonly unknown: string
}

interface EditorDialogProps {
  readonly dialog: Pick<DraftedDialog, 'saving' | 'isOpen'>
  readonly texts: EditorTexts
  /** What was typed is not lost by a press beside the dialog. */
  readonly isUnsent: boolean
  readonly mayBeSaved?: boolean | 'later'
  readonly onClose: () => void
  readonly onSave: () => Promise<unknown>
  readonly children: ReactNode
}

export const EditorDialog = observer(function EditorDialog({ dialog, texts, mayBeSaved = true, ...props }: EditorDialogProps) {
  const id = useId()
  const [attempts, setAttempts] = useState(0)
  const form = useFirstProblem(attempts)
  const { saving, isOpen } = dialog
  if (saving.fault) throw saving.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await props.onSave()
    setAttempts((before) => before + 1)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      isDismissable={!saving.busy}
      isUnsent={props.isUnsent}
      title={texts.title}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={props.onClose}>
            {texts.cancel}
          </Button>
          {mayBeSaved !== false && (
            <Button type="submit" form={id} isDisabled={mayBeSaved === 'later'} busy={saving.busy} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {saving.failure && (
          <FailureNotice failure={saving.failure} title={mayBeDone(saving.failure) ? texts.unknown : texts.notSaved} of="writing" />
        )}
        {props.children}
      </form>
    </Dialog>
  )
})
