import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { EditorDialog, type EditorTexts } from '../EditorDialog.tsx'
import type { BagViewModel } from './BagViewModel.ts'
import type { ClubEditor } from './ClubEditor.ts'
import { ClubFields } from './ClubFields.tsx'
import { PictureField } from './PictureField.tsx'

export const ClubDialog = observer(function ClubDialog({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const { clubEditor: editor, model } = screen
  const { club, dialog, isUnsent, isGone, picture, reading } = editor
  const fault = reading.fault ?? picture.uploading.fault ?? picture.address.fault
  if (fault) throw fault.error
  const texts: EditorTexts = {
    title: club ? t('clubEditor.edit') : t('clubEditor.add'),
    ...{ cancel: t('clubEditor.cancel'), save: t('clubEditor.save'), saving: t('clubEditor.saving') },
    ...{ notSaved: t('clubEditor.notSaved'), unknown: t('clubEditor.unknown') },
  }
  const save = async () => {
    if (await screen.saveClub()) toasts.show(club ? t('clubEditor.updated') : t('clubEditor.added'))
  }
  return (
    <EditorDialog dialog={dialog} texts={texts} isUnsent={isUnsent} mayBeSaved={mayBeSaved(editor)} onClose={editor.close} onSave={save}>
      {isGone && reading.failure && <FailureNotice failure={reading.failure} title={t('clubEditor.gone')} />}
      <ClubFields editor={editor} model={model} />
      <PictureField picture={picture} />
    </EditorDialog>
  )
})

function mayBeSaved({ isGone, picture }: ClubEditor): boolean | 'later' {
  if (isGone) return false
  return picture.uploading.busy ? 'later' : true
}
