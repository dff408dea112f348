import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import type { AddressBookViewModel } from './AddressBookViewModel.ts'
import { EditorForm } from './EditorForm.tsx'

export const AddressDialog = observer(function AddressDialog({ model }: { readonly model: AddressBookViewModel }) {
  const { t } = useTranslation('addresses')
  const id = useId()
  const { editor } = model
  const { address, saving, isOpen, isUnsent } = editor
  if (saving.fault) throw saving.fault.error
  const submit = async () => {
    if (!(await model.save())) return
    const done = address ? t('editor.updated') : t('editor.added')
    toasts.show(done)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={editor.close}
      isDismissable={!saving.busy}
      isUnsent={isUnsent}
      title={address ? t('editor.edit') : t('editor.add')}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={editor.close}>
            {t('editor.drop')}
          </Button>
          <Button type="submit" form={id} busy={saving.busy} busyLabel={t('editor.saving')}>
            {t('editor.save')}
          </Button>
        </>
      }
    >
      <EditorForm id={id} editor={editor} onSubmit={submit} />
    </Dialog>
  )
})
