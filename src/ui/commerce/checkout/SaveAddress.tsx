import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import type { AddressChoiceModel } from './AddressChoiceModel.ts'

export const SaveAddress = observer(function SaveAddress({ model }: { readonly model: AddressChoiceModel }) {
  const { t } = useTranslation('checkout')
  const { saving, isSaveRefused, isToBeSaved } = model
  if (saving.fault) throw saving.fault.error
  return (
    <>
      <Checkbox isSelected={isToBeSaved} onChange={model.wantSaved} name="saveAddress">
        {t('shipping.save')}
      </Checkbox>
      {isSaveRefused && (
        <Notice icon={CircleAlert} title={t('shipping.saveFailed')}>
          {t('shipping.saveRefused')}
        </Notice>
      )}
      {saving.failure && <FailureNotice failure={saving.failure} title={t('shipping.saveFailed')} />}
    </>
  )
})
