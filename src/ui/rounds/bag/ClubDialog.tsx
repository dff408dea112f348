import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { announce } from '#ui/shell/announce.tsx'
import type { BagViewModel } from './BagViewModel.ts'
import { ClubFields } from './ClubFields.tsx'
import styles from './ClubForm.module.scss'
import { PictureField } from './PictureField.tsx'

/** A club is added or changed here. What was typed is not lost by a press beside it. */
export const ClubDialog = observer(function ClubDialog({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const id = useId()
  const { clubEditor: editor, model } = screen
  const { club, isUnsent, isGone, picture, reading } = editor
  const { saving, isOpen } = editor.dialog
  const fault = saving.fault ?? reading.fault ?? picture.uploading.fault ?? picture.address.fault
  if (fault) throw fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await screen.saveClub())) return
    const done = club ? t('clubEditor.updated') : t('clubEditor.added')
    toasts.show(done)
    announce(done)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={editor.close}
      isDismissable={!saving.busy && !isUnsent}
      title={club ? t('clubEditor.edit') : t('clubEditor.add')}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={editor.close}>
            {t('clubEditor.cancel')}
          </Button>
          {!isGone && (
            <Button type="submit" form={id} isDisabled={picture.uploading.busy} busy={saving.busy} busyLabel={t('clubEditor.saving')}>
              {t('clubEditor.save')}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {isGone && reading.failure && <FailureNotice failure={reading.failure} title={t('clubEditor.gone')} />}
        {saving.failure && (
          <FailureNotice
            failure={saving.failure}
            title={mayBeDone(saving.failure) ? t('clubEditor.unknown') : t('clubEditor.notSaved')}
            of="writing"
          />
        )}
        <ClubFields editor={editor} model={model} />
        <PictureField picture={picture} />
      </form>
    </Dialog>
  )
})
