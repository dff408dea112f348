import { Send } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import type { ReturnMessage } from '#domain/returns/returnMessage'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { announce } from '#ui/shell/announce.tsx'
import { AttachmentsField } from '../attachments/AttachmentsField.tsx'
import type { ReturnViewModel } from '../detail/ReturnViewModel.ts'
import styles from './Conversation.module.scss'
import type { ConversationModel } from './ConversationModel.ts'
import { MessageList } from './MessageList.tsx'

export const Conversation = observer(function Conversation({ model }: { readonly model: ReturnViewModel }) {
  const { t } = useTranslation('returns')
  const { conversation } = model
  const { arrived, removal } = conversation
  useEffect(() => {
    if (arrived) announce(t('conversation.arrived', { name: arrived.name, text: textOf(arrived) }))
  }, [arrived, t])
  const remove = useCallback(
    (message: ReturnMessage) => {
      conversation.remove(message)
      toasts.show(t('conversation.deleted'), () => conversation.removal.undo(message.id))
    },
    [conversation, t],
  )
  return (
    <section className={styles['conversation']} aria-label={t('conversation.title')}>
      <h2>{t('conversation.title')}</h2>
      <LoadedView loaded={conversation.reading} skeleton={<Skeleton lines={6} />} failed={t('conversation.unread')}>
        {() => <MessageList messages={conversation.messages} momentOf={model.momentOf} onRemove={remove} />}
      </LoadedView>
      {removal.removing.failure && <FailureNotice failure={removal.removing.failure} title={t('conversation.notDeleted')} of="asking" />}
      <MessageForm conversation={conversation} />
    </section>
  )
})

/** Two messages of one person must differ, or only the first is announced. */
function textOf({ text, files }: ReturnMessage): string {
  return text === '' ? files.map(({ name }) => name).join(', ') : text
}

const MessageForm = observer(function MessageForm({ conversation }: { readonly conversation: ConversationModel }) {
  const { t } = useTranslation('returns')
  const { sending, attachments } = conversation
  if (sending.fault) throw sending.fault.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void conversation.send()
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate={true} aria-label={t('conversation.write')}>
      <MessageField conversation={conversation} />
      <AttachmentsField model={attachments} />
      {sending.failure && (
        <FailureNotice
          failure={sending.failure}
          title={mayBeDone(sending.failure) ? t('conversation.unknown') : t('conversation.failed')}
          of="writing"
        />
      )}
      {sending.failure && <p className={styles['kept']}>{t('conversation.kept')}</p>}
      <div>
        <Button
          type="submit"
          icon={<Send size={18} aria-hidden={true} />}
          busy={sending.busy}
          busyLabel={t('conversation.sending')}
          isDisabled={attachments.uploading.busy}
        >
          {t('conversation.send')}
        </Button>
      </div>
    </form>
  )
})

const MessageField = observer(function MessageField({ conversation }: { readonly conversation: ConversationModel }) {
  const { t } = useTranslation('returns')
  return <TextArea label={t('conversation.write')} name="message" value={conversation.text} onChange={conversation.write} />
})
