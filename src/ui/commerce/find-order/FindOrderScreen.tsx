import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { pathOfSignIn, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { onSubmit } from '../cart/onSubmit.ts'
import { OrderedItems } from '../confirmation/OrderedItems.tsx'
import { PrintedName } from '../orders/PrintedName.tsx'
import { Shipments } from '../orders/Shipments.tsx'
import styles from './FindOrderScreen.module.scss'
import { type FindOrderField, FindOrderViewModel } from './FindOrderViewModel.ts'

export const FindOrderScreen = observer(function FindOrderScreen() {
  const { t } = useTranslation('checkout')
  const model = useViewModel(FindOrderViewModel)
  const { value: order, fault } = model.reading
  if (fault) throw fault.error
  return (
    <div className={styles['page']}>
      <PrintedName />
      <Screen title={order ? t('find.found', { number: order.number }) : t('find.title')}>
        {order ? (
          <div className={styles['order']} data-order={order.number}>
            <OrderedItems order={order} />
            {order.shipments.length > 0 && <Shipments shipments={order.shipments} />}
          </div>
        ) : (
          <FindOrderForm model={model} />
        )}
      </Screen>
    </div>
  )
})

const FindOrderForm = observer(function FindOrderForm({ model }: { readonly model: FindOrderViewModel }) {
  const { t } = useTranslation('checkout')
  const { typed, problems, reading, isNone, isOfAccount } = model
  const { failure, busy } = reading
  const field = (name: FindOrderField) => ({
    name,
    label: t(`find.${name}`),
    value: typed[name],
    onChange: (text: string) => model.type(name, text),
    error: problems.includes(name) ? t(`find.missing-${name}`) : undefined,
    isRequired: true,
  })
  return (
    <form className={styles['form']} aria-label={t('find.title')} onSubmit={onSubmit(model.find)} noValidate={true}>
      <p className={styles['lead']}>{t('find.lead')}</p>
      <TextField {...field('number')} inputMode="numeric" autoComplete="off" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      {isNone && (
        <div role="alert">
          <Notice icon={CircleAlert} title={t('find.none')}>
            {isOfAccount ? (
              <>
                {t('find.accountLead')} <TextLink href={pathOfSignIn(paths.orders)}>{t('email.signIn')}</TextLink>
              </>
            ) : (
              t('find.noneLead')
            )}
          </Notice>
        </div>
      )}
      {failure && !isNone && <FailureNotice failure={failure} title={t('find.unread')} />}
      <Button type="submit" busy={busy} busyLabel={t('find.finding')}>
        {t('find.find')}
      </Button>
    </form>
  )
})
