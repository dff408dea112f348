import { Captions, PictureInPicture2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/shell/useFormats.ts'
import { videoKeys } from './keyMap.ts'
import type { PlayerModel } from './PlayerModel.ts'
import { ToolButton } from './ToolButton.tsx'
import { ToolSelect } from './ToolSelect.tsx'
import { TransportBar } from './TransportBar.tsx'

interface PlayerBarProps {
  readonly model: PlayerModel
  readonly video: RefObject<HTMLVideoElement | null>
}

export const PlayerBar = observer(function PlayerBar({ model, video }: PlayerBarProps) {
  const { t } = useTranslation('learning')
  const language = useLanguage()
  const captionOptions = model.media.captions.map(({ language: code }) => ({ value: code, label: t(`captions.${code}`), lang: code }))
  const captions = model.captions ?? language
  return (
    <TransportBar transport={model} keys={videoKeys}>
      {captionOptions.length > 0 && (
        <ToolSelect
          label={t('player.captions')}
          icon={<Captions size={18} aria-hidden={true} />}
          options={[{ value: 'off', label: t('captions.off') }, ...captionOptions]}
          value={captionOptions.some(({ value }) => value === captions) ? captions : 'off'}
          onChange={model.chooseCaptions}
        />
      )}
      {document.pictureInPictureEnabled && (
        <ToolButton
          label={t('player.window')}
          icon={<PictureInPicture2 aria-hidden={true} />}
          onPress={() => void video.current?.requestPictureInPicture().catch(() => undefined)}
        />
      )}
    </TransportBar>
  )
})
