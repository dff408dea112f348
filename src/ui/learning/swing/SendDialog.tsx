import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { longestComment } from '#domain/learning/comment'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { SwingViewModel } from './SwingViewModel.ts'

export const SendDialog = observer(function SendDialog({ model }: { readonly model: SwingViewModel }) {
  const { t } = useTranslation('swings')
  const { letter } = model
  const { sending } = letter
  const form = useId()
  if (sending.fault) throw sending.fault.error
  const send = async () => {
    if (await model.send()) toasts.show(t('sent.done'))
  }
  return (
    <Dialog
      isOpen={letter.isOpen}
      onClose={letter.close}
      isDismissable={!sending.busy}
      title={t('send.title')}
      actions={
        <>
          <Button variant="outline" isDisabled={sending.busy} onPress={letter.close}>
            {t('send.later')}
          </Button>
          <Button type="submit" form={form} busy={sending.busy} busyLabel={t('send.busy')}>
            {t('send.send')}
          </Button>
        </>
      }
    >
      <LetterForm id={form} model={model} onSend={() => void send()} />
    </Dialog>
  )
})

interface LetterFormProps {
  readonly id: string
  readonly model: SwingViewModel
  readonly onSend: () => void
}

const LetterForm = observer(function LetterForm({ id, model: { letter }, onSend }: LetterFormProps) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const { problem, sending } = letter
  useEffect(() => {
    if (problem) form.current?.querySelector('textarea')?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form ref={form} id={id} onSubmit={submit}>
      {sending.failure && (
        <FailureNotice failure={sending.failure} of="writing" title={t(mayBeDone(sending.failure) ? 'send.unknown' : 'send.unsent')} />
      )}
      <TextArea
        autoFocus={true}
        rows={5}
        label={t('send.comment')}
        help={t('send.help')}
        value={letter.comment}
        onChange={letter.write}
        isReadOnly={sending.busy}
        error={problem && t(`send.${problem}`, { most: formats.number(longestComment) })}
      />
    </form>
  )
})
