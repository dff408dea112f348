import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { mayBeDone } from '#app/shared/failure'
import type { BagNameProblem } from '#domain/rounds/bag'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { pathOfBag } from '#ui/shell/paths.ts'
import type { BagViewModel } from './BagViewModel.ts'
import styles from './ClubForm.module.scss'

const messages = {
  missing: 'bagEditor.missing',
  'too-long': 'bagEditor.tooLong',
  unwritable: 'bagEditor.unwritable',
} as const satisfies Readonly<Record<BagNameProblem, string>>

/** A bag is added or renamed here. */
export const BagDialog = observer(function BagDialog({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const id = useId()
  const navigate = useNavigate()
  const { bagEditor: editor } = screen
  const { bag, isUnsent, problem } = editor
  const { saving, isOpen, close } = editor.dialog
  if (saving.fault) throw saving.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await screen.saveBag()
    if (!saved) return
    const done = bag ? t('bagEditor.renamed') : t('bagEditor.added')
    toasts.show(done)
    announce(done)
    if (!bag) await navigate(pathOfBag(saved.id))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!saving.busy && !isUnsent}
      title={bag ? t('bagEditor.rename') : t('bagEditor.add')}
      actions={
        <>
          <Button variant="outline" isDisabled={saving.busy} onPress={close}>
            {t('bagEditor.cancel')}
          </Button>
          <Button type="submit" form={id} busy={saving.busy} busyLabel={t('bagEditor.saving')}>
            {t('bagEditor.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {saving.failure && (
          <FailureNotice
            failure={saving.failure}
            title={mayBeDone(saving.failure) ? t('bagEditor.unknown') : t('bagEditor.notSaved')}
            of="writing"
          />
        )}
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
      </form>
    </Dialog>
  )
})
