import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { mayBeDone } from '#app/shared/failure'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { announce } from '#ui/shell/announce.tsx'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import styles from '../register/RegisterDialog.module.scss'
import { CardCode } from './CardCode.tsx'
import { CardUse } from './CardUse.tsx'

const actionOf = {
  inputCodeCard: 'prepaid.next',
  simulator: 'prepaid.redeem',
  membership: 'prepaid.redeem',
  done: 'prepaid.close',
} as const

/** First the code of the card, then what it is for, then it is redeemed. */
export const PrepaidDialog = observer(function PrepaidDialog({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const id = useId()
  const { prepaid } = screen.memberships
  const { step, checking, redeeming, isOpen, card } = prepaid
  const fault = checking.fault ?? redeeming.fault
  if (fault) throw fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (step === 'inputCodeCard') return prepaid.check()
    if (step === 'done') return prepaid.close()
    if (await screen.redeem()) announce(t('prepaid.done'))
  }
  const isCode = step === 'inputCodeCard'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={prepaid.close}
      isDismissable={!redeeming.busy}
      title={t('prepaid.title')}
      actions={
        <>
          {step !== 'done' && (
            <Button variant="outline" isDisabled={redeeming.busy} onPress={isCode ? prepaid.close : prepaid.back}>
              {isCode ? t('prepaid.cancel') : t('prepaid.back')}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            busy={isCode ? checking.busy : redeeming.busy}
            busyLabel={isCode ? t('prepaid.checking') : t('prepaid.busy')}
          >
            {t(actionOf[step])}
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true}>
        {redeeming.failure && (
          <FailureNotice
            failure={redeeming.failure}
            title={mayBeDone(redeeming.failure) ? t('prepaid.unconfirmed') : t('prepaid.failed')}
            of="writing"
          />
        )}
        {isCode && <CardCode prepaid={prepaid} />}
        {step !== 'done' && card && <CardUse prepaid={prepaid} card={card} needsPlan={screen.memberships.cardNeedsPlan} />}
        {step === 'done' && <p>{t('prepaid.doneLead')}</p>}
      </form>
    </Dialog>
  )
})
