import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { largestFile } from '#domain/support/ticket'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { FilesField } from '#ui/kit/fields/FilesField.tsx'
import { fileProblems, megabytes } from '#ui/kit/fields/fileProblems.ts'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './HelpDialog.module.scss'
import type { HelpViewModel } from './HelpViewModel.ts'
import { TechnicalDetailsField } from './TechnicalDetailsField.tsx'

export const TicketForm = observer(function TicketForm({ model }: { readonly model: HelpViewModel }) {
  const { t } = useTranslation('help')
  const { sending, entry, problems, isUnconfirmed } = model
  const form = useFirstProblem(model.attempts)
  if (sending.fault) throw sending.fault.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void model.send()
  }
  const field = (name: 'subject' | 'name' | 'email' | 'description') => ({
    name,
    label: t(`fields.${name}`),
    value: entry[name],
    onChange: (text: string) => model.write(name, text),
    error: problems[name] && t(`problems.${problems[name]}`),
    isRequired: true,
  })
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <TextField {...field('subject')} />
      <TextArea {...field('description')} rows={5} />
      <Attachments model={model} />
      <div className={styles['pair']}>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TechnicalDetailsField model={model} />
      {sending.failure && <FailureNotice failure={sending.failure} of="writing" title={t('help.notSent')} />}
      {isUnconfirmed && (
        <p className={styles['unconfirmed']} role="status">
          {t('help.unconfirmed')}
        </p>
      )}
      <Button type="submit" size="large" wide busy={sending.busy} busyLabel={t('help.sending')}>
        {isUnconfirmed ? t('help.sendAgain') : t('help.send')}
      </Button>
    </form>
  )
})

const Attachments = observer(function Attachments({ model }: { readonly model: HelpViewModel }) {
  const { t } = useTranslation('help')
  const size = useFormats().number(megabytes(largestFile))
  const { list, problem } = model.files
  const key = problem && (problem.kind === 'too-many' ? 'files.tooMany' : fileProblems[problem.kind])
  return (
    <FilesField
      texts={{
        title: t('files.title'),
        add: t('files.add'),
        cancel: t('files.cancel'),
        help: t('files.help', { size }),
        sending: t('files.uploading'),
        remove: (name) => t('files.remove', { name }),
      }}
      files={list.map(({ id, file: { name } }) => ({ id, name }))}
      problem={key && t(key, { name: problem?.name, size })}
      isSending={model.sending.busy}
      share={model.upload.share}
      onChoose={(file) => void model.attach(file)}
      onRemove={model.files.remove}
      onCancel={model.cancel}
    />
  )
})
