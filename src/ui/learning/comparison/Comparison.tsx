import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Swing } from '#domain/learning/swing'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { transportKeys } from '../player/keyMap.ts'
import { pressKey } from '../player/pressKey.ts'
import styles from './ComparisonScreen.module.scss'
import { type ComparisonViewModel, sides } from './ComparisonViewModel.ts'
import { PairBar } from './PairBar.tsx'
import { SideSettings } from './SideSettings.tsx'
import { TrackVideo } from './TrackVideo.tsx'
import type { useComparisonAddress } from './useComparisonAddress.ts'
import { useEveryFrame } from './useEveryFrame.ts'

interface ComparisonProps {
  readonly swings: readonly Swing[]
  readonly model: ComparisonViewModel
  readonly address: ReturnType<typeof useComparisonAddress>
}

export const Comparison = observer(function Comparison({ swings, model, address }: ComparisonProps) {
  const { t } = useTranslation('swings')
  const { pair } = model
  useEveryFrame(pair.isPlaying, pair.follow)
  return (
    <div className={styles['comparison']} onKeyDownCapture={(event) => pressKey(event, transportKeys, pair)}>
      <div className={styles['videos']}>
        {sides.map((side) => (
          <LoadedView key={side} loaded={model[side]} skeleton={<VideoSkeleton />} failed={t('swing.unread')}>
            {(track) => <TrackVideo key={track.swing.id} track={track} pair={pair} />}
          </LoadedView>
        ))}
      </div>
      <PairBar pair={pair} isLaid={model.isLaid} onUnlay={address.clearMarks} />
      <div className={styles['sides']}>
        {sides.map((side) => (
          <SideSettings key={side} side={side} swings={swings} model={model} address={address} />
        ))}
      </div>
    </div>
  )
})

function VideoSkeleton() {
  return (
    <div className={styles['video']}>
      <Skeleton kind="block" height="100%" />
    </div>
  )
}
