import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Spinner.module.scss'

const timeout = 10_000

export function Spinner({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), timeout)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-busy={true} className={styles['waiting']}>
      <div aria-hidden={true}>{children}</div>
      <p role="status" className={long ? styles['long'] : styles['hidden']}>
        {long ? t('kit.takingLonger') : t('kit.loading')}
      </p>
    </div>
  )
}
