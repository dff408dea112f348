import { Switch } from 'react-aria-components/Switch'
import styles from './Toggle.module.scss'

interface ToggleProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <Switch className={styles['switch'] ?? ''} aria-label={label} isSelected={isOn} onChange={onChange}>
      <span className={styles['knob']} />
    </Switch>
  )
}
