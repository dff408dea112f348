import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { allPurchases } from '#domain/commerce/purchases/purchase'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { PurchaseFilterFields } from './PurchaseFilterFields.tsx'
import { PurchaseRow } from './PurchaseRow.tsx'
import styles from './PurchasesScreen.module.scss'
import { PurchasesViewModel } from './PurchasesViewModel.ts'
import { usePurchaseFilters } from './usePurchaseFilters.ts'

export const PurchasesScreen = observer(function PurchasesScreen() {
  const { t } = useTranslation('purchases')
  const model = useViewModel(PurchasesViewModel)
  const [filters, change] = usePurchaseFilters()
  const address = JSON.stringify(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are a new object at each render
  useEffect(() => model.filter(filters), [model, address])
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('list.unread')}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('list.none')} action={<TextLink href={paths.shop}>{t('list.shop')}</TextLink>}>
                {t('list.noneLead')}
              </EmptyState>
            ) : (
              <>
                <PurchaseFilterFields model={model} filters={filters} onChange={change} />
                <PurchaseList model={model} onShowAll={() => change(allPurchases)} />
              </>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

interface PurchaseListProps {
  readonly model: PurchasesViewModel
  readonly onShowAll: () => void
}

const PurchaseList = observer(function PurchaseList({ model, onShowAll }: PurchaseListProps) {
  const { t } = useTranslation('purchases')
  const { shown, students } = model
  if (shown.length === 0) {
    const all = (
      <Button variant="outline" onPress={onShowAll}>
        {t('list.showAll')}
      </Button>
    )
    return (
      <EmptyState title={t('list.noMatch')} action={all}>
        {t('list.noMatchLead')}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className={styles['count']}>
        {t('list.count', { count: shown.length })}
      </p>
      <ul className={styles['list']}>
        {shown.map((purchase) => (
          <PurchaseRow key={purchase.requestId} purchase={purchase} day={model.dayOf(purchase)} isNamed={students.length > 1} />
        ))}
      </ul>
    </>
  )
})
