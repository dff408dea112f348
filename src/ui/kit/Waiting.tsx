import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Waiting.module.scss'

const patience = 10_000

/** Around a skeleton: says that something is being read, and after ten seconds that it takes its time. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell')
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
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
