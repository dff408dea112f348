import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import { NextStepNotice } from './NextStepNotice.tsx'
import styles from './RegisterDialog.module.scss'
import { Scan } from './Scan.tsx'

/** A serial number is typed, pasted or scanned here; what comes next depends on its check. */
export const RegisterDialog = observer(function RegisterDialog({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const id = useId()
  const { registration } = screen
  const { registering, checking, isOpen, isUnsent, isWrong, typed } = registration
  const fault = registering.fault ?? checking.fault
  if (fault) throw fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await screen.register())) return
    toasts.show(t('register.done'))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={registration.close}
      isDismissable={!registering.busy}
      isUnsent={isUnsent}
      title={t('register.title')}
      actions={
        <>
          <Button variant="outline" isDisabled={registering.busy} onPress={registration.close}>
            {t('register.cancel')}
          </Button>
          <Button type="submit" form={id} busy={registering.busy} busyLabel={t('register.busy')}>
            {t('register.submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {registering.failure && (
          <FailureNotice
            failure={registering.failure}
            title={mayBeDone(registering.failure) ? t('register.unconfirmed') : t('register.failed')}
            of="writing"
          />
        )}
        <TextField
          name="esn"
          label={t('card.esn')}
          help={t('register.help')}
          error={isWrong ? t('register.invalid') : undefined}
          value={typed}
          onChange={(text) => void registration.write(text)}
          autoComplete="off"
          isCode={true}
        />
        <Scan registration={registration} />
        {checking.busy && <p role="status">{t('register.checking')}</p>}
        {checking.failure && <FailureNotice failure={checking.failure} title={t('register.unchecked')} onRetry={checking.retry} />}
        <NextStepNotice step={registration.nextStep} />
      </form>
    </Dialog>
  )
})
