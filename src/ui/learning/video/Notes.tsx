import { NotebookPen } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { noteAt, type VideoNote } from '#domain/learning/note'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IncrementalList } from '#ui/kit/content/IncrementalList.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { PlayerModel } from '../player/PlayerModel.ts'
import { NoteForm } from './NoteForm.tsx'
import { NoteRow } from './NoteRow.tsx'
import styles from './Notes.module.scss'
import type { NotesModel } from './NotesModel.ts'

interface NotesProps {
  readonly notes: NotesModel
  readonly player: PlayerModel
  readonly onBegin: () => void
}

export const Notes = observer(function Notes({ notes, player, onBegin }: NotesProps) {
  const { t } = useTranslation('video')
  const { draft, removing } = notes
  if (removing.fault) throw removing.fault.error
  return (
    <section aria-label={t('notes.title')} className={styles['notes']}>
      <header className={styles['head']}>
        <h2 className={styles['heading']}>{t('notes.title')}</h2>
        {!draft && (
          <Button variant="outline" onPress={onBegin} icon={<NotebookPen size={18} aria-hidden={true} />}>
            {t('notes.add')}
          </Button>
        )}
      </header>
      {draft && <NoteForm notes={notes} draft={draft} />}
      {removing.failure && <FailureNotice failure={removing.failure} of="writing" title={t('notes.unremoved')} />}
      <LoadedView loaded={notes.reading} skeleton={<Skeleton lines={4} />} failed={t('notes.unread')}>
        {(all) => (all.length === 0 ? <NoNotes /> : <List all={all} notes={notes} player={player} />)}
      </LoadedView>
    </section>
  )
})

interface ListProps extends Pick<NotesProps, 'notes' | 'player'> {
  readonly all: readonly VideoNote[]
}

/** Only the list observes the video's time, so a new position renders two rows at most. */
const List = observer(function List({ all, notes, player }: ListProps) {
  const reached = noteAt(all, player.time)
  return (
    <IncrementalList items={all} className={styles['rows']} isOrdered={true}>
      {(note, place) => <NoteRow key={note.id} note={note} notes={notes} player={player} isReached={note === reached} {...place} />}
    </IncrementalList>
  )
})

function NoNotes() {
  const { t } = useTranslation('video')
  return (
    <div className={styles['none']}>
      <p className={styles['noneTitle']}>{t('notes.none')}</p>
      <p>{t('notes.noneLead')}</p>
    </div>
  )
}
