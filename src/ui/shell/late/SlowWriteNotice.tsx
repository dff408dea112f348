import { Hourglass } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openWrites } from '../openWrites.ts'
import { PageNotice } from './PageNotice.tsx'
import styles from './SlowWriteNotice.module.scss'

const usualMilliseconds = 10_000

/** Shown on every screen, above open dialogs. */
export const SlowWriteNotice = observer(function SlowWriteNotice() {
  const { t } = useTranslation('shell')
  const oldest = openWrites.oldest()
  const [slow, setSlow] = useState<object>()
  useEffect(() => {
    if (!oldest) return undefined
    const timer = setTimeout(() => setSlow(oldest), usualMilliseconds)
    return () => clearTimeout(timer)
  }, [oldest])
  // Dialogs hide everything behind them from screen readers; this attribute excepts the notice.
  return (
    <div className={styles['slow']} data-react-aria-top-layer="true">
      {oldest && oldest === slow && <PageNotice icon={Hourglass}>{t('kit.takingLonger')}</PageNotice>}
    </div>
  )
})
