import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { canBeRemoved } from '#domain/commerce/address'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { MoreAddressFields } from '../address/MoreAddressFields.tsx'
import type { AddressEditor } from './AddressEditor.ts'
import styles from './EditorForm.module.scss'

interface EditorFormProps {
  readonly id: string
  readonly editor: AddressEditor
  readonly onSubmit: () => Promise<void>
}

export const EditorForm = observer(function EditorForm({ id, editor, onSubmit }: EditorFormProps) {
  const { t } = useTranslation('addresses')
  const element = useRef<HTMLFormElement>(null)
  const { form, refusal, saving } = editor
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await onSubmit()
  }
  const isWrong = Object.keys(form.problems).length > 0
  useEffect(() => {
    if (isWrong) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isWrong])
  return (
    <form id={id} ref={element} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
      {refusal && <FormError cause={refusal} problems={[{ text: t('editor.refused', { words: refusal.words[0] }) }]} />}
      {saving.failure && (
        <FailureNotice
          failure={saving.failure}
          title={mayBeDone(saving.failure) ? t('editor.unknown') : t('editor.notSaved')}
          of="writing"
        />
      )}
      <AddressFields form={form} />
      <MoreAddressFields form={form} />
      <Defaults editor={editor} />
    </form>
  )
})

/** A default address can't be unset, only replaced by another one. */
const Defaults = observer(function Defaults({ editor }: { readonly editor: AddressEditor }) {
  const { t } = useTranslation('addresses')
  const { defaults, address, choose } = editor
  const isKept = address !== undefined && !canBeRemoved(address)
  return (
    <div className={styles['defaults']}>
      <Checkbox
        name="defaultShipping"
        isSelected={defaults.isDefaultShipping}
        isDisabled={address?.isDefaultShipping ?? false}
        onChange={(chosen) => choose('isDefaultShipping', chosen)}
      >
        {t('editor.defaultShipping')}
      </Checkbox>
      <Checkbox
        name="defaultBilling"
        isSelected={defaults.isDefaultBilling}
        isDisabled={address?.isDefaultBilling ?? false}
        onChange={(chosen) => choose('isDefaultBilling', chosen)}
      >
        {t('editor.defaultBilling')}
      </Checkbox>
      {isKept && <p className={styles['note']}>{t('editor.keptDefault')}</p>}
    </div>
  )
})
