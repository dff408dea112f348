import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { PrintedName } from '../orders/PrintedName.tsx'
import { ToShop } from '../ToShop.tsx'
import styles from './ConfirmationScreen.module.scss'
import { ConfirmationViewModel } from './ConfirmationViewModel.ts'
import { OrderPlaced } from './OrderPlaced.tsx'
import { confirmationOf } from './orderConfirmation.ts'

export const ConfirmationScreen = observer(function ConfirmationScreen() {
  const { t } = useTranslation('checkout')
  const [query] = useSearchParams()
  const { state } = useLocation()
  const model = useViewModel(ConfirmationViewModel)
  const number = query.get('order') ?? undefined
  useEffect(() => model.show(confirmationOf(state, number)), [model, state, number])
  return (
    <div className={styles['page']}>
      <PrintedName />
      {model.isNone ? (
        <Screen title={t('done.none')} headingHidden={true}>
          <EmptyState title={t('done.none')} action={<ToShop />}>
            {t('done.noneLead')}
          </EmptyState>
        </Screen>
      ) : (
        <Screen title={t('done.title')}>
          <OrderPlaced model={model} />
        </Screen>
      )}
    </div>
  )
})
