import { Check, X } from 'lucide-react'
import { memo, useEffect } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import styles from './ToastRegion.module.scss'
import { toastQueue } from './toasts.ts'

export const ToastRegion = memo(function ToastRegion() {
  const { t } = useTranslation('shell')
  // Toasts belong to the current player: nobody else may undo the action.
  useEffect(() => () => toastQueue.clear(), [])
  return (
    <AriaToastRegion queue={toastQueue} aria-label={t('shell.notices')} className={classes(styles['region'])}>
      {({ toast }) => (
        <AriaToast toast={toast} className={classes(styles['toast'])}>
          <Check size={20} aria-hidden={true} />
          <AriaToastContent className={styles['content']}>
            <Text slot="title">{toast.content.text}</Text>
          </AriaToastContent>
          {toast.content.undo && (
            <Button
              className={classes(styles['undo'])}
              onPress={() => {
                toast.content.undo?.()
                toastQueue.close(toast.key)
              }}
            >
              {t('kit.undo')}
            </Button>
          )}
          <Button slot="close" aria-label={t('kit.close')} className={classes(styles['close'])}>
            <X size={20} aria-hidden={true} />
          </Button>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
})
