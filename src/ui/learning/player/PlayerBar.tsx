import { Captions, Gauge, Keyboard, PictureInPicture2, StepBack, StepForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speeds } from '#domain/learning/speed'
import { IconButton } from '#ui/kit/IconButton.tsx'
import { NativeSelect } from '#ui/kit/NativeSelect.tsx'
import { useFormats, useLanguage } from '#ui/shell/useFormats.ts'
import { KeyHelp } from './KeyHelp.tsx'
import styles from './Player.module.scss'
import type { PlayerModel } from './PlayerModel.ts'

interface PlayerBarProps {
  readonly model: PlayerModel
  readonly film: RefObject<HTMLVideoElement | null>
}

/** Under the film: frame by frame, how fast, captions, a small window of its own, and the keys. */
export const PlayerBar = observer(function PlayerBar({ model, film }: PlayerBarProps) {
  const { t } = useTranslation('learning')
  const formats = useFormats()
  const language = useLanguage()
  const [helps, setHelps] = useState(false)
  const speedOptions = speeds.map((speed) => ({ value: `${speed}`, label: t('player.times', { factor: formats.number(speed) }) }))
  const captionOptions = model.media.captions.map(({ language: code }) => ({ value: code, label: t(`captions.${code}`), lang: code }))
  const captions = model.captions ?? language
  return (
    <div role="toolbar" aria-label={t('player.toolbar')} className={styles['bar']}>
      <IconButton label={t('keys.frameBack')} onPress={() => model.step(-1)}>
        <StepBack aria-hidden={true} />
      </IconButton>
      <IconButton label={t('keys.frameOn')} onPress={() => model.step(1)}>
        <StepForward aria-hidden={true} />
      </IconButton>
      <NativeSelect
        label={t('player.speed')}
        icon={<Gauge size={18} aria-hidden={true} />}
        options={speedOptions}
        value={`${model.speed}`}
        onChange={(chosen) => model.changeSpeed(speeds.find((speed) => `${speed}` === chosen) ?? 1)}
      />
      {captionOptions.length > 0 && (
        <NativeSelect
          label={t('player.captions')}
          icon={<Captions size={18} aria-hidden={true} />}
          options={[{ value: 'off', label: t('captions.off') }, ...captionOptions]}
          value={captionOptions.some(({ value }) => value === captions) ? captions : 'off'}
          onChange={model.chooseCaptions}
        />
      )}
      {document.pictureInPictureEnabled && (
        <IconButton label={t('player.window')} onPress={() => void film.current?.requestPictureInPicture().catch(() => undefined)}>
          <PictureInPicture2 aria-hidden={true} />
        </IconButton>
      )}
      <IconButton label={t('keys.title')} onPress={() => setHelps(true)}>
        <Keyboard aria-hidden={true} />
      </IconButton>
      <KeyHelp isOpen={helps} onClose={() => setHelps(false)} />
    </div>
  )
})
