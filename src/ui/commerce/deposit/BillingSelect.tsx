import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { postalLines } from '#domain/commerce/postalLines'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { paths } from '#ui/shell/paths.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import styles from './Deposit.module.scss'
import type { DepositViewModel } from './DepositViewModel.ts'

export const BillingSelect = observer(function BillingSelect({ model }: { readonly model: DepositViewModel }) {
  const { t } = useTranslation('deposit')
  const nameOf = usePersonName()
  const { addresses, billing } = model.choices
  const options = addresses.map((address) => ({ value: `${address.id}`, label: postalLines(address, nameOf(address)).join(', ') }))
  return (
    <div className={styles['place']}>
      <SelectField
        label={t('dialog.billing')}
        name="billing"
        options={options}
        value={billing && `${billing.id}`}
        onChange={(id) => model.choices.bill(Number(id))}
        error={model.isBillingMissing && t('dialog.billingMissing')}
      />
      <TextLink href={paths.addresses} small={true}>
        {t('dialog.addresses')}
      </TextLink>
    </div>
  )
})
