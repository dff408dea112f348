import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { longestReceiptAddress } from '#domain/commerce/purchases/receipt'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import styles from './PurchaseScreen.module.scss'
import type { PurchaseViewModel } from './PurchaseViewModel.ts'

export const ReceiptForm = observer(function ReceiptForm({ model }: { readonly model: PurchaseViewModel }) {
  const { t } = useTranslation('purchases')
  const { issuing, addressProblem, shownAddress, receipt } = model
  if (issuing.fault) throw issuing.fault.error
  const issue = (event: FormEvent) => {
    event.preventDefault()
    void model.issue()
  }
  return (
    <form className={styles['form']} aria-label={t('form.title')} onSubmit={issue} noValidate={true}>
      <TextArea
        name="receiptAddress"
        label={t('form.address')}
        help={t('form.addressHelp')}
        error={addressProblem && t(`form.${addressProblem}`, { count: longestReceiptAddress })}
        value={shownAddress}
        onChange={(text) => model.typeAddress(text)}
      />
      {issuing.failure && <FailureNotice failure={issuing.failure} title={t('form.failed')} of="asking" />}
      <Button type="submit" busy={issuing.busy} busyLabel={t('form.issuing')}>
        {receipt.state === 'success' ? t('form.again') : t('form.issue')}
      </Button>
    </form>
  )
})
