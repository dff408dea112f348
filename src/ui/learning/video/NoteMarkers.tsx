import { observer } from 'mobx-react-lite'
import { Button } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from 'react-i18next'
import type { VideoNote } from '#domain/learning/note'
import { filmTime } from '../filmTime.ts'
import type { PlayerModel } from '../player/PlayerModel.ts'
import styles from './NoteMarkers.module.scss'

interface NoteMarkersProps {
  readonly notes: readonly VideoNote[]
  readonly player: PlayerModel
}

/** The notes along the film, as marks on a line: one stop of the tabulator, arrows lead from mark to mark. */
export const NoteMarkers = observer(function NoteMarkers({ notes, player }: NoteMarkersProps) {
  const { t } = useTranslation('video')
  const { seconds } = player.media
  if (notes.length === 0 || seconds === 0) return null
  return (
    <Toolbar aria-label={t('notes.line')} className={styles['line'] ?? ''}>
      {notes.map(({ id, time, text }) => (
        <Button
          key={id}
          className={styles['mark'] ?? ''}
          style={{ insetInlineStart: `${Math.min(100, (time / seconds) * 100)}%` }}
          aria-label={t('notes.marker', { time: filmTime(time), text })}
          onPress={() => player.seekTo(time)}
        />
      ))}
    </Toolbar>
  )
})
