import { Gauge, Keyboard, StepBack, StepForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speeds } from '#domain/learning/speed'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { KeyAct } from './keyMap.ts'
import styles from './Player.module.scss'
import { ToolButton } from './ToolButton.tsx'
import { ToolSelect } from './ToolSelect.tsx'
import type { Transport } from './Transport.ts'

const loadHelp = () => import('./KeyHelp.tsx')

interface TransportBarProps {
  readonly transport: Transport
  readonly keys: readonly Pick<KeyAct<never>, 'keys' | 'name'>[]
  readonly start?: ReactNode
  readonly children?: ReactNode
}

export const TransportBar = observer(function TransportBar({ transport, keys, start, children }: TransportBarProps) {
  const { t } = useTranslation('learning')
  const formats = useFormats()
  const [helps, setHelps] = useState(false)
  const late = useLazy(loadHelp, helps)
  const speedOptions = speeds.map((speed) => ({ value: `${speed}`, label: t('player.times', { factor: formats.number(speed) }) }))
  return (
    <div role="toolbar" aria-label={t('player.toolbar')} className={styles['bar']}>
      {start}
      <ToolButton label={t('keys.frameBack')} icon={<StepBack aria-hidden={true} />} onPress={() => transport.step(-1)} />
      <ToolButton label={t('keys.frameOn')} icon={<StepForward aria-hidden={true} />} onPress={() => transport.step(1)} />
      <ToolSelect
        label={t('player.speed')}
        icon={<Gauge size={18} aria-hidden={true} />}
        options={speedOptions}
        value={`${transport.speed}`}
        onChange={(chosen) => transport.changeSpeed(speeds.find((speed) => `${speed}` === chosen) ?? 1)}
      />
      {children}
      <ToolButton label={t('keys.title')} icon={<Keyboard aria-hidden={true} />} onPress={() => setHelps(true)} needsKeyboard={true} />
      {late && <late.KeyHelp isOpen={helps} onClose={() => setHelps(false)} keys={keys} />}
    </div>
  )
})
