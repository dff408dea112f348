import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useRef } from 'react'
import { useMove } from 'react-aria/useMove'
import { useTranslation } from 'react-i18next'
import { summaryWidths } from '#domain/session/summaryWidth'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './ProfileResizer.module.scss'
import { SettingsViewModel } from './SettingsViewModel.ts'

const step = 16

export const ProfileResizer = observer(function ProfileResizer() {
  const { t } = useTranslation('session')
  const settings = useViewModel(SettingsViewModel)
  // Beyond the limits the pointer moves on without the edge.
  const pulled = useRef<number>(summaryWidths.initial)
  const { moveProps } = useMove({
    onMoveStart() {
      pulled.current = settings.summaryWidth
    },
    onMove({ deltaX, pointerType }) {
      pulled.current -= pointerType === 'keyboard' ? deltaX * step : deltaX
      settings.resizeSummary(pulled.current)
    },
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const width = { Home: summaryWidths.least, End: summaryWidths.most }[event.key]
    if (width === undefined) return moveProps.onKeyDown?.(event)
    event.preventDefault()
    settings.resizeSummary(width)
  }
  return (
    <div
      {...moveProps}
      onKeyDown={onKeyDown}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('account.width')}
      aria-valuenow={settings.summaryWidth}
      aria-valuemin={summaryWidths.least}
      aria-valuemax={summaryWidths.most}
      className={styles['edge']}
    />
  )
})
