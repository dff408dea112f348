import { AlignStartVertical, Flag, Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { transportKeys } from '../player/keyMap.ts'
import { ToolButton } from '../player/ToolButton.tsx'
import { TransportBar } from '../player/TransportBar.tsx'
import { exactTime } from '../videoTime.ts'
import styles from './ComparisonScreen.module.scss'
import type { PairModel } from './PairModel.ts'

interface PairBarProps {
  readonly pair: PairModel
  readonly isLaid: boolean
  readonly onUnlay: () => void
}

export const PairBar = observer(function PairBar({ pair, isLaid, onUnlay }: PairBarProps) {
  const { t } = useTranslation('swings')
  return (
    <div className={styles['bar']}>
      <PairLine pair={pair} isLaid={isLaid} />
      <TransportBar
        transport={pair}
        keys={transportKeys}
        start={
          <ToolButton
            label={t(pair.isPlaying ? 'compare.pause' : 'compare.play')}
            icon={pair.isPlaying ? <Pause aria-hidden={true} /> : <Play aria-hidden={true} />}
            onPress={pair.toggle}
          />
        }
      >
        {isLaid && (
          <>
            <ToolButton label={t('compare.toImpact')} icon={<Flag aria-hidden={true} />} onPress={() => pair.seekTo(0)} />
            <ToolButton label={t('compare.unlay')} icon={<AlignStartVertical aria-hidden={true} />} onPress={onUnlay} />
          </>
        )}
      </TransportBar>
    </div>
  )
})

const PairLine = observer(function PairLine({ pair, isLaid }: Omit<PairBarProps, 'onUnlay'>) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  const { from, to } = pair.stretch
  const time = exactTime(pair.position, formats, isLaid)
  return (
    <div className={styles['line']}>
      <span className={styles['track']}>
        <input
          type="range"
          className={styles['slider']}
          aria-label={t('compare.position')}
          aria-valuetext={time}
          min={from}
          max={to}
          step="any"
          value={pair.position}
          onChange={({ target }) => pair.seekTo(target.valueAsNumber)}
        />
        {isLaid && to > from && <span className={styles['impact']} style={{ insetInlineStart: `${(100 * -from) / (to - from)}%` }} />}
      </span>
      <span className={styles['time']}>{time}</span>
    </div>
  )
})
