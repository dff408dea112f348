import { observer } from 'mobx-react-lite'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { CodeList } from '../cart/CodeList.tsx'
import type { RenewalForm } from './RenewalForm.ts'
import styles from './RenewalsScreen.module.scss'

interface CodesPartProps {
  readonly form: RenewalForm
  readonly offer: RenewalOffer
}

/** Coupon, gift codes and bucks; what they are worth is in the summary. */
export const CodesPart = observer(function CodesPart({ form, offer }: CodesPartProps) {
  const { t } = useTranslation('renewals')
  const id = useId()
  const { basket } = form
  const { buck, coupon } = offer
  const useCoupon = (isUsed: boolean) => void (isUsed && coupon ? form.applyCoupon(coupon.code) : form.removeCoupon())
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t('codes.title')}
      </h2>
      {coupon && (
        <Checkbox isSelected={basket.coupon === coupon.code} onChange={useCoupon}>
          {t('codes.own', { name: coupon.name })}
        </Checkbox>
      )}
      {buck > 0 && (
        <Checkbox isSelected={basket.buck > 0} onChange={(isUsed) => void form.spend(isUsed ? buck : 0)}>
          {t('codes.bucks', { count: buck })}
        </Checkbox>
      )}
      <div className={styles['codes']}>
        {!coupon && <CouponForm form={form} />}
        <GiftCodeForm form={form} />
      </div>
      {form.checking.failure && <FailureNotice failure={form.checking.failure} title={t('codes.unchecked')} of="asking" />}
    </section>
  )
})

function onSubmit(send: () => Promise<void>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
}

const CouponForm = observer(function CouponForm({ form }: { readonly form: RenewalForm }) {
  const { t } = useTranslation('renewals')
  const { coupon } = form.basket
  return (
    <form className={styles['code']} aria-label={t('codes.coupon')} onSubmit={onSubmit(() => form.applyCoupon())} noValidate={true}>
      <TextField
        name="coupon"
        label={t('codes.coupon')}
        value={form.coupon}
        onChange={form.typeCoupon}
        autoComplete="off"
        isCode={true}
        error={form.problem === 'coupon' && t('codes.couponRefused')}
      />
      <Button type="submit" variant="outline" busyLabel={t('codes.applying')}>
        {t('codes.apply')}
      </Button>
      {coupon !== undefined && (
        <CodeList
          codes={[{ code: coupon, remove: t('codes.removeNamed', { code: coupon }) }]}
          onRemove={() => void form.removeCoupon()}
          busy={form.quoting.busy}
        />
      )}
    </form>
  )
})

const GiftCodeForm = observer(function GiftCodeForm({ form }: { readonly form: RenewalForm }) {
  const { t } = useTranslation('renewals')
  const { giftCodeProblem, checking, basket } = form
  if (checking.fault) throw checking.fault.error
  const refused = form.problem === 'gift-code' && t('codes.giftCodesRefused')
  return (
    <form className={styles['code']} aria-label={t('codes.giftCode')} onSubmit={onSubmit(form.applyGiftCode)} noValidate={true}>
      <TextField
        name="giftCode"
        label={t('codes.giftCode')}
        value={form.giftCode}
        onChange={form.typeGiftCode}
        autoComplete="off"
        isCode={true}
        help={t('codes.giftCodeHelp')}
        error={giftCodeProblem ? t(`giftProblem.${giftCodeProblem}`) : refused}
      />
      <Button type="submit" variant="outline" busy={checking.busy} busyLabel={t('codes.applying')}>
        {t('codes.apply')}
      </Button>
      <CodeList
        codes={basket.giftCodes.map((code) => ({ code, remove: t('codes.removeNamed', { code }) }))}
        onRemove={(code) => void form.removeGiftCode(code)}
        busy={form.quoting.busy}
      />
    </form>
  )
})
