import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#app/shared/failure'
import type { AppliedGiftCode } from '#domain/commerce/cart'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CartCodesModel } from './CartCodesModel.ts'
import type { CartOffers } from './CartOffers.ts'
import styles from './CartScreen.module.scss'
import { CodeList } from './CodeList.tsx'
import { GiftBalanceLine } from './GiftBalanceLine.tsx'
import { onSubmit } from './onSubmit.ts'

interface GiftCodeFormProps {
  readonly model: CartCodesModel
  readonly giftCodes: readonly AppliedGiftCode[]
  readonly offers: CartOffers
}

export const GiftCodeForm = observer(function GiftCodeForm({ model, giftCodes, offers }: GiftCodeFormProps) {
  const { t } = useTranslation('cart')
  const formats = useFormats()
  const { giftTask, giftProblem } = model
  const [first] = giftCodes
  const { failure, busy, fault } = giftTask
  if (fault) throw fault.error
  const refused = isRefusal(failure) ? t('gift.refused') : undefined
  return (
    <form className={styles['panel']} aria-label={t('gift.title')} onSubmit={onSubmit(model.applyGiftCode)}>
      <h2 className={styles['heading']}>{t('gift.title')}</h2>
      <CodeList
        codes={giftCodes.map(({ code, discount }) => ({
          ...{ code, remove: t('gift.remove', { code }) },
          note: t('gift.pays', { amount: formats.money(discount) }),
        }))}
        onRemove={(code) => void model.removeGiftCode(code)}
        busy={busy}
      />
      {first && giftCodes.length > 1 && (
        <Button variant="quiet" isDisabled={busy} onPress={() => void model.removeAllGiftCodes(first.code)}>
          {t('gift.removeAll')}
        </Button>
      )}
      <TextField
        label={t('gift.label')}
        value={model.giftCode}
        onChange={(text) => {
          model.typeGiftCode(text)
          offers.forgetBalance()
        }}
        autoComplete="off"
        isCode={true}
        error={giftProblem === 'code-missing' || offers.isCodeMissing ? t('gift.missing') : refused}
      />
      <GiftBalanceLine offers={offers} code={model.giftCode} />
      <TextField
        label={t('gift.amount')}
        help={t('gift.amountHelp')}
        value={model.giftAmount}
        onChange={model.typeGiftAmount}
        inputMode="decimal"
        error={giftProblem === 'amount-missing' ? t('gift.amountMissing') : undefined}
      />
      {failure && !refused && <FailureNotice failure={failure} title={t('gift.failed')} of="writing" />}
      <Button type="submit" variant="outline" busy={busy} busyLabel={t('gift.applying')}>
        {t('gift.apply')}
      </Button>
    </form>
  )
})
