import { Eye, EyeOff } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import styles from './PasswordToggle.module.scss'

interface PasswordEyeProps {
  readonly revealed: boolean
  readonly onChange: (revealed: boolean) => void
}

/** In the prerendered document it may have been pressed before this script loaded. */
export function PasswordToggle({ revealed, onChange }: PasswordEyeProps) {
  const { t } = useTranslation('shell')
  const eye = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the initial state
  useLayoutEffect(() => {
    if (eye.current?.getAttribute('aria-pressed') === 'true') onChange(true)
  }, [])
  return (
    // React Aria's toggle button would weigh as much as the rest of the form.
    <Button
      ref={eye}
      className={classes(styles['eye'])}
      aria-pressed={revealed}
      aria-label={t('kit.showPassword')}
      onPress={() => onChange(!revealed)}
    >
      <Eye size={20} aria-hidden={true} />
      <EyeOff size={20} aria-hidden={true} />
    </Button>
  )
}
