import { Eye, EyeOff } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import styles from './PasswordEye.module.scss'

interface PasswordEyeProps {
  readonly revealed: boolean
  readonly onChange: (revealed: boolean) => void
}

/** Shows and hides a password. */
export function PasswordEye({ revealed, onChange }: PasswordEyeProps) {
  const { t } = useTranslation('shell')
  const Icon = revealed ? EyeOff : Eye
  return (
    <ToggleButton
      className={classes(styles['eye'])}
      isSelected={revealed}
      onChange={onChange}
      aria-label={revealed ? t('kit.hidePassword') : t('kit.showPassword')}
    >
      <Icon size={20} aria-hidden={true} />
    </ToggleButton>
  )
}
