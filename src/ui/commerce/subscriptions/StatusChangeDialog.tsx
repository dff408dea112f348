import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import styles from './Dialogs.module.scss'
import type { SubscriptionsViewModel } from './SubscriptionsViewModel.ts'
import { useSubscriptionText } from './useSubscriptionText.ts'

export const StatusChangeDialog = observer(function StatusChangeDialog({ model }: { readonly model: SubscriptionsViewModel }) {
  const { t } = useTranslation('subscriptions')
  const { consequenceTexts } = useSubscriptionText()
  const { status } = model
  const { subscription, target, consequence, working, declined, drop } = status
  if (working.fault) throw working.fault.error
  const confirm = async () => {
    if (!(await model.confirm())) return
    const done = t(`${target}.done`)
    toasts.show(done, status.undoable && (() => void model.undo()))
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen={subscription !== undefined}
      onClose={drop}
      isDismissable={!working.busy}
      title={t(`${target}.title`)}
      kicker={subscription?.name}
      actions={
        <>
          <Button variant="outline" autoFocus={true} isDisabled={working.busy} onPress={drop}>
            {t('change.keep')}
          </Button>
          <Button
            variant={target === 'canceled' ? 'danger' : 'primary'}
            busy={working.busy}
            busyLabel={t('change.busy')}
            isDisabled={declined === 'ended'}
            onPress={() => void confirm()}
          >
            {t(`${target}.confirm`)}
          </Button>
        </>
      }
    >
      {working.failure && <FailureNotice failure={working.failure} title={t('change.failed')} of="asking" />}
      {declined && (
        <Notice icon={CircleAlert} title={t('change.declined')}>
          <p>{t(`change.${declined}Lead`)}</p>
        </Notice>
      )}
      <ul className={styles['consequences']} data-consequence={consequence?.kind}>
        {consequence && consequenceTexts(consequence).map((text) => <li key={text}>{text}</li>)}
      </ul>
    </Dialog>
  )
})
