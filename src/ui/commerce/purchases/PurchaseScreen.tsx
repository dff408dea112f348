import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { PrintedName } from '../orders/PrintedName.tsx'
import { PurchaseFacts } from './PurchaseFacts.tsx'
import styles from './PurchaseScreen.module.scss'
import { PurchaseViewModel } from './PurchaseViewModel.ts'
import { ReceiptForm } from './ReceiptForm.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'

export const PurchaseScreen = observer(function PurchaseScreen() {
  const { t } = useTranslation('purchases')
  const { requestId = '' } = useParams()
  const model = useViewModel(PurchaseViewModel)
  useEffect(() => model.show(requestId), [model, requestId])
  return (
    <div className={styles['page']}>
      <PrintedName />
      <div className={styles['unprinted']}>
        <TextLink href={paths.purchases} small={true}>
          {t('receipt.back')}
        </TextLink>
      </div>
      <Screen title={t('receipt.title')} heading={<span className={styles['unprinted']}>{t('receipt.title')}</span>}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('receipt.unread')}>
          {({ purchase }) =>
            purchase ? (
              <div className={styles['columns']}>
                <div className={styles['side']}>
                  <PurchaseFacts model={model} purchase={purchase} />
                  <ReceiptForm model={model} />
                </div>
                <ReceiptSheet model={model} />
              </div>
            ) : (
              <EmptyState title={t('receipt.none')} action={<ButtonLink href={paths.purchases}>{t('receipt.back')}</ButtonLink>}>
                {t('receipt.noneLead')}
              </EmptyState>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})
