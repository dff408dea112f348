import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CartOffers } from './CartOffers.ts'

/** What is left on the gift card whose code is typed. */
export const GiftBalanceLine = observer(function GiftBalanceLine({ offers, code }: { readonly offers: CartOffers; readonly code: string }) {
  const { t } = useTranslation('cart')
  const formats = useFormats()
  const { checking } = offers
  const { value, failure, fault, busy } = checking
  if (fault) throw fault.error
  if (!offers.canCheckBalance) return null
  return (
    <>
      <Button variant="quiet" busy={busy} busyLabel={t('gift.checking')} onPress={() => void offers.checkBalance(code)}>
        {t('gift.check')}
      </Button>
      {failure && <FailureNotice failure={failure} title={t('gift.unchecked')} onRetry={() => void checking.retry()} busy={busy} />}
      <p role="status" data-balance={value?.balance && `${value.balance.left.minor} ${value.balance.left.currency}`}>
        {value && (value.balance ? t('gift.left', { code: value.code, amount: formats.money(value.balance.left) }) : t('gift.noBalance'))}
      </p>
    </>
  )
})
