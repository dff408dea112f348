import { autorun } from 'mobx'
import { type RefObject, useEffect } from 'react'
import { isLanguage, type Language } from '#domain/shared/language'
import type { PlayerModel } from './PlayerModel.ts'

/** Shows the captions of the player's choice, and remembers what is chosen in the browser's own menu. */
export function useCaptions(film: RefObject<HTMLVideoElement | null>, model: PlayerModel, language: Language): void {
  useEffect(() => {
    const tracks = film.current?.textTracks
    if (!tracks) return undefined
    const stop = autorun(() => show(tracks, model.captions ?? language))
    const remember = () => {
      const shown = [...tracks].find(({ mode }) => mode === 'showing')?.language
      model.chooseCaptions(isLanguage(shown) ? shown : 'off')
    }
    tracks.addEventListener('change', remember)
    return () => {
      stop()
      tracks.removeEventListener('change', remember)
    }
  }, [film, model, language])
}

/** Said only where it changes: browsers tell each writing as a change. */
function show(tracks: TextTrackList, language: Language | 'off'): void {
  for (const track of tracks) {
    const mode = track.language === language ? 'showing' : 'disabled'
    if (track.mode !== mode) track.mode = mode
  }
}
