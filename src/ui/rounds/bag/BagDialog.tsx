import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { BagNameProblem } from '#domain/rounds/bag'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { pathOfBag } from '#ui/shell/paths.ts'
import { EditorDialog, type EditorTexts } from '../EditorDialog.tsx'
import type { BagViewModel } from './BagViewModel.ts'
import styles from './ClubForm.module.scss'

const messages = {
  missing: 'bagEditor.missing',
  'too-long': 'bagEditor.tooLong',
  unwritable: 'bagEditor.unwritable',
} as const satisfies Readonly<Record<BagNameProblem, string>>

export const BagDialog = observer(function BagDialog({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const navigate = useNavigate()
  const { bagEditor: editor } = screen
  const { bag, dialog, isUnsent, problem } = editor
  const texts: EditorTexts = {
    title: bag ? t('bagEditor.rename') : t('bagEditor.add'),
    ...{ cancel: t('bagEditor.cancel'), save: t('bagEditor.save'), saving: t('bagEditor.saving') },
    ...{ notSaved: t('bagEditor.notSaved'), unknown: t('bagEditor.unknown') },
  }
  const save = async () => {
    const saved = await screen.saveBag()
    if (!saved) return
    toasts.show(bag ? t('bagEditor.renamed') : t('bagEditor.added'))
    if (!bag) await navigate(pathOfBag(saved.id))
  }
  return (
    <EditorDialog dialog={dialog} texts={texts} isUnsent={isUnsent} onClose={dialog.close} onSave={save}>
      <TextField
        label={t('bagEditor.name')}
        name="bagName"
        autoComplete="off"
        autoFocus={true}
        value={editor.name}
        onChange={editor.write}
        error={problem && t(messages[problem])}
      />
      {!bag && (
        <div>
          <Checkbox name="usualSet" isSelected={editor.isUsualSet} onChange={editor.wantUsualSet}>
            {t('bagEditor.usualSet')}
          </Checkbox>
          <p className={styles['note']}>{t('bagEditor.usualSetHelp')}</p>
        </div>
      )}
    </EditorDialog>
  )
})
