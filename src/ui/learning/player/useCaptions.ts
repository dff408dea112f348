import { autorun } from 'mobx'
import { type RefObject, useEffect } from 'react'
import { isLanguage, type Language } from '#domain/shared/language'
import type { PlayerModel } from './PlayerModel.ts'

interface Tracks
  extends Iterable<{ readonly language: string; mode: TextTrackMode }>,
    Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {}

interface PlayableVideo {
  readonly textTracks: Tracks
  readonly readyState: number
}

/** Also remembers a choice made in the browser's own menu. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, model: PlayerModel, language: Language): void {
  useEffect(() => (video.current ? followCaptions(video.current, model, language) : undefined), [video, model, language])
}

export function followCaptions(video: PlayableVideo, model: PlayerModel, language: Language): () => void {
  const { textTracks: tracks } = video
  const wanted = () => model.captions ?? language
  const stop = autorun(() => show(tracks, wanted()))
  const hear = () => {
    const shown = [...tracks].filter(({ mode }) => mode === 'showing').map((track) => track.language)
    // Browsers switch tracks on by themselves before the video can play; only the player's choice counts.
    if (video.readyState === 0 || shown.includes(wanted())) show(tracks, wanted())
    else model.chooseCaptions(shown.find(isLanguage) ?? 'off')
  }
  tracks.addEventListener('change', hear)
  return () => {
    stop()
    tracks.removeEventListener('change', hear)
  }
}

/** Writes only changes: browsers fire an event for each write. */
function show(tracks: Tracks, language: Language | 'off'): void {
  for (const track of tracks) {
    const mode = track.language === language ? 'showing' : 'disabled'
    if (track.mode !== mode) track.mode = mode
  }
}
