import { Link2, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import type { VideoNote } from '#domain/learning/note'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import type { ListPlace } from '#ui/kit/content/useIncrementalList.ts'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { pathOfVideo } from '../learningPaths.ts'
import type { PlayerModel } from '../player/PlayerModel.ts'
import { videoTime } from '../videoTime.ts'
import styles from './Notes.module.scss'
import type { NotesModel } from './NotesModel.ts'

interface NoteRowProps extends ListPlace {
  readonly note: VideoNote
  readonly notes: NotesModel
  readonly player: PlayerModel
  readonly isReached: boolean
}

export const NoteRow = memo(function NoteRow({ note, notes, player, isReached, ...place }: NoteRowProps) {
  const { t } = useTranslation('video')
  const time = videoTime(note.time)
  const href = useHref(pathOfVideo(notes.videoId, undefined, note.time))
  const copyLink = async () => {
    const isCopied = await notes.copyLink(new URL(href, window.location.href).href)
    toasts.show(t(isCopied ? 'notes.linkCopied' : 'notes.linkRefused'))
  }
  const remove = async () => {
    if (await notes.remove(note)) toasts.show(t('notes.removed'), () => void notes.putBack(note))
  }
  return (
    <li {...place} className={styles['row']} aria-current={isReached ? 'true' : undefined}>
      <Button className={styles['time'] ?? ''} aria-label={t('notes.seek', { time })} onPress={() => player.seekTo(note.time)}>
        {time}
      </Button>
      <p className={styles['text']} dir="auto">
        {note.text}
      </p>
      <span className={styles['acts']}>
        <IconButton label={t('notes.link', { time })} onPress={() => void copyLink()}>
          <Link2 size={18} aria-hidden={true} />
        </IconButton>
        <IconButton label={t('notes.edit')} onPress={() => notes.edit(note)}>
          <Pencil size={18} aria-hidden={true} />
        </IconButton>
        <IconButton label={t('notes.remove')} onPress={() => void remove()}>
          <Trash2 size={18} aria-hidden={true} />
        </IconButton>
      </span>
    </li>
  )
})
