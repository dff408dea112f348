import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTranslation } from 'react-i18next'
import type { VideoNote } from '#domain/learning/note'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { PlayerModel } from '../player/PlayerModel.ts'
import { videoTime } from '../videoTime.ts'
import { type Marker, markersOf, nextOf } from './markers.ts'
import styles from './NoteMarkers.module.scss'
import { useWidth } from './useWidth.ts'

interface NoteMarkersProps {
  readonly notes: readonly VideoNote[]
  readonly player: PlayerModel
}

/** One tab stop; arrow keys move between marks. */
export const NoteMarkers = observer(function NoteMarkers({ notes, player }: NoteMarkersProps) {
  return notes.length === 0 || player.media.seconds === 0 ? null : <Line notes={notes} player={player} />
})

function Line({ notes, player }: NoteMarkersProps) {
  const { t } = useTranslation('video')
  const [line, width] = useWidth<HTMLDivElement>()
  const { seconds } = player.media
  const markers = useMemo(() => (width === 0 ? [] : markersOf(notes, { seconds, width })), [notes, seconds, width])
  return (
    <Toolbar ref={line} aria-label={t('notes.line')} className={styles['line'] ?? ''}>
      {markers.map((marker) => (
        <Mark key={marker.notes[0].id} marker={marker} player={player} />
      ))}
    </Toolbar>
  )
}

function Mark({ marker, player }: { readonly marker: Marker; readonly player: PlayerModel }) {
  const { t } = useTranslation('video')
  const formats = useFormats()
  const [first] = marker.notes
  const last = marker.notes.at(-1) ?? first
  const [from, to] = [videoTime(first.time), videoTime(last.time)]
  const number = formats.number(marker.notes.length)
  const isOne = last === first
  return (
    <Button
      className={styles['mark'] ?? ''}
      style={{ insetInlineStart: `${marker.at * 100}%` }}
      aria-label={isOne ? t('notes.marker', { time: from, text: first.text }) : t('notes.markers', { from, to, number })}
      onPress={() => player.seekTo(nextOf(marker, player.time).time)}
    >
      {!isOne && <span className={styles['number']}>{number}</span>}
    </Button>
  )
}
