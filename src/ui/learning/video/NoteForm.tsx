import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { longestComment } from '#domain/learning/comment'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { videoTime } from '../videoTime.ts'
import styles from './Notes.module.scss'
import type { Draft, NotesModel } from './NotesModel.ts'

export const NoteForm = observer(function NoteForm({ notes, draft }: { readonly notes: NotesModel; readonly draft: Draft }) {
  const { t } = useTranslation('video')
  const formats = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const { problem, saving } = notes
  useEffect(() => {
    if (problem) form.current?.querySelector('textarea')?.focus()
  }, [problem])
  if (saving.fault) throw saving.fault.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void notes.save()
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={submit}>
      <TextArea
        autoFocus={true}
        label={t('notes.text', { time: videoTime(draft.time) })}
        value={draft.text}
        onChange={notes.write}
        error={problem && t(`notes.${problem}`, { most: formats.number(longestComment) })}
      />
      {saving.failure && <FailureNotice failure={saving.failure} of="writing" title={t('notes.unsaved')} />}
      <div className={styles['buttons']}>
        <Button variant="quiet" onPress={notes.drop}>
          {t('notes.drop')}
        </Button>
        <Button type="submit" busy={saving.busy} busyLabel={t('notes.saving')}>
          {t('notes.save')}
        </Button>
      </div>
    </form>
  )
})
