import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { announce } from '#ui/shell/announce.tsx'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import deviceStyles from '../manage/DeviceDialog.module.scss'
import styles from '../register/RegisterDialog.module.scss'
import { DeviceChoice, MembershipChoice } from './Choices.tsx'

const actionOf = { selectDevice: 'activation.next', membership: 'activation.activate', done: 'activation.close' } as const
const missingAt = {
  selectDevice: 'activation.deviceMissing',
  membership: 'activation.membershipMissing',
  done: 'activation.membershipMissing',
} as const

/** First the launch monitor, then its membership. */
export const ActivationDialog = observer(function ActivationDialog({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const id = useId()
  const { activation } = screen.memberships
  const { step, activating, isOpen, isMissing, isRefused } = activation
  if (activating.fault) throw activating.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (step === 'selectDevice') return activation.next()
    if (step === 'done') return activation.close()
    if ((await screen.activate()) && activation.step === 'done') announce(t('activation.done'))
  }
  const isFirst = step === 'selectDevice'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={activation.close}
      isDismissable={!activating.busy}
      title={t('activation.title')}
      actions={
        <>
          {step !== 'done' && (
            <Button variant="outline" isDisabled={activating.busy} onPress={isFirst ? activation.close : activation.back}>
              {isFirst ? t('activation.cancel') : t('activation.back')}
            </Button>
          )}
          <Button type="submit" form={id} busy={activating.busy} busyLabel={t('activation.busy')}>
            {t(actionOf[step])}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {activating.failure && <FailureNotice failure={activating.failure} title={t('activation.failed')} of="writing" />}
        {isFirst && <DeviceChoice screen={screen} />}
        {step === 'membership' && <MembershipChoice screen={screen} />}
        {step === 'done' && <p>{t('activation.done')}</p>}
        {(isMissing || isRefused) && (
          <p role="alert" className={deviceStyles['error']}>
            {isRefused ? t('activation.inUse') : t(missingAt[step])}
          </p>
        )}
      </form>
    </Dialog>
  )
})
