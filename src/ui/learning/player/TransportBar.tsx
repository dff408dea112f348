import { Gauge, Keyboard, StepBack, StepForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speeds } from '#domain/learning/speed'
import { IconButton } from '#ui/kit/IconButton.tsx'
import { NativeSelect } from '#ui/kit/NativeSelect.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { KeyHelp } from './KeyHelp.tsx'
import type { KeyAct } from './keyMap.ts'
import styles from './Player.module.scss'
import type { Transport } from './Transport.ts'

interface TransportBarProps {
  readonly transport: Transport
  /** That the help tells. */
  readonly keys: readonly Pick<KeyAct<never>, 'keys' | 'name'>[]
  /** Before the frames. */
  readonly start?: ReactNode
  /** After the speed. */
  readonly children?: ReactNode
}

/** Frame by frame, how fast, and the keys. */
export const TransportBar = observer(function TransportBar({ transport, keys, start, children }: TransportBarProps) {
  const { t } = useTranslation('learning')
  const formats = useFormats()
  const [helps, setHelps] = useState(false)
  const speedOptions = speeds.map((speed) => ({ value: `${speed}`, label: t('player.times', { factor: formats.number(speed) }) }))
  return (
    <div role="toolbar" aria-label={t('player.toolbar')} className={styles['bar']}>
      {start}
      <IconButton label={t('keys.frameBack')} onPress={() => transport.step(-1)}>
        <StepBack aria-hidden={true} />
      </IconButton>
      <IconButton label={t('keys.frameOn')} onPress={() => transport.step(1)}>
        <StepForward aria-hidden={true} />
      </IconButton>
      <NativeSelect
        label={t('player.speed')}
        icon={<Gauge size={18} aria-hidden={true} />}
        options={speedOptions}
        value={`${transport.speed}`}
        onChange={(chosen) => transport.changeSpeed(speeds.find((speed) => `${speed}` === chosen) ?? 1)}
      />
      {children}
      <IconButton label={t('keys.title')} onPress={() => setHelps(true)}>
        <Keyboard aria-hidden={true} />
      </IconButton>
      <KeyHelp isOpen={helps} onClose={() => setHelps(false)} keys={keys} />
    </div>
  )
})
