import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { useTranslation } from 'react-i18next'
import styles from './Field.module.scss'

interface FieldLabelProps {
  readonly children: ReactNode
  readonly optional?: boolean | undefined
  readonly aside?: ReactNode
}

export function FieldLabel({ children, optional = false, aside }: FieldLabelProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles['labelRow']}>
      <Label className={styles['label']}>
        {children}
        {optional && <span className={styles['optional']}>{t('kit.optional')}</span>}
      </Label>
      {aside}
    </div>
  )
}
