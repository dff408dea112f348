import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { EditorDialog, type EditorTexts } from '../EditorDialog.tsx'
import { TrackingFields } from './TrackingFields.tsx'
import type { TrackingViewModel } from './TrackingViewModel.ts'

export const TrackingDialog = observer(function TrackingDialog({ screen }: { readonly screen: TrackingViewModel }) {
  const { t } = useTranslation('tracking')
  const { editor } = screen
  const { round, dialog, isUnsent } = editor
  const texts: EditorTexts = {
    title: round ? t('editor.edit') : t('editor.add'),
    ...{ cancel: t('editor.cancel'), save: t('editor.save'), saving: t('editor.saving') },
    ...{ notSaved: t('editor.notSaved'), unknown: t('editor.unknown') },
  }
  const save = async () => {
    if (await screen.save()) toasts.show(round ? t('editor.updated') : t('editor.added'))
  }
  return (
    <EditorDialog dialog={dialog} texts={texts} isUnsent={isUnsent} onClose={dialog.close} onSave={save}>
      <TrackingFields editor={editor} />
    </EditorDialog>
  )
})
