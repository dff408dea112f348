import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/shell/useFormats.ts'
import { videoKeys } from './keyMap.ts'
import styles from './Player.module.scss'
import { PlayerBar } from './PlayerBar.tsx'
import type { PlayerModel } from './PlayerModel.ts'
import { pressKey } from './pressKey.ts'
import { useCaptions } from './useCaptions.ts'
import { VideoError } from './VideoError.tsx'

interface PlayerProps {
  readonly model: PlayerModel
  readonly title: string
  readonly children?: ReactNode
}

export const Player = observer(function Player({ model, title, children }: PlayerProps) {
  const { t } = useTranslation('learning')
  const language = useLanguage()
  const film = useRef<HTMLVideoElement>(null)
  const { media } = model
  useEffect(() => (film.current ? model.attach(film.current) : undefined), [model])
  useCaptions(film, model, language)
  return (
    <div className={styles['player']} onKeyDownCapture={(event) => pressKey(event, videoKeys, model)}>
      {/* Without `crossorigin`, the request would lose its range behind a service worker. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are rendered from a list, which the rule does not see */}
      <video
        ref={film}
        className={styles['video']}
        controls={true}
        crossOrigin="anonymous"
        playsInline={true}
        preload="metadata"
        poster={media.poster}
        aria-label={title}
      >
        {media.sources.map(({ address, type }) => (
          <source key={address} src={address} type={type} onError={() => model.reportBroken(true)} />
        ))}
        {media.captions.map((captions) => (
          <track
            key={captions.address}
            kind="captions"
            srcLang={captions.language}
            label={t(`captions.${captions.language}`)}
            src={captions.address}
          />
        ))}
      </video>
      {model.isBroken && <VideoError onRetry={() => film.current?.load()} />}
      {children}
      <PlayerBar model={model} video={film} />
    </div>
  )
})
