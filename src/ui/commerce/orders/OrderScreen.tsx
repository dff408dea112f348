import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import styles from './OrderScreen.module.scss'
import { OrderSheet } from './OrderSheet.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderViewModel } from './OrderViewModel.ts'
import { PrintedName } from './PrintedName.tsx'

export const OrderScreen = observer(function OrderScreen() {
  const { t } = useTranslation('orders')
  const { number = '' } = useParams()
  const model = useViewModel(OrderViewModel)
  useEffect(() => model.show(number), [model, number])
  return (
    <div className={styles['page']}>
      <PrintedName />
      <div className={styles['back']}>
        <TextLink href={paths.orders} small={true}>
          {t('detail.back')}
        </TextLink>
      </div>
      <Screen title={t('detail.title', { number })}>
        <LoadedView loaded={model.reading} skeleton={<OrderSkeleton />} failed={t('detail.unread')}>
          {({ order }) =>
            order ? (
              <OrderSheet order={order} model={model} />
            ) : (
              <EmptyState title={t('detail.none')} action={<ButtonLink href={paths.orders}>{t('detail.back')}</ButtonLink>}>
                {t('detail.noneLead')}
              </EmptyState>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})
