import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ProductGrid, ProductGridSkeleton } from '../product-card/ProductGrid.tsx'
import styles from './MembershipShopScreen.module.scss'
import { MembershipShopViewModel } from './MembershipShopViewModel.ts'

export const MembershipShopScreen = observer(function MembershipShopScreen({ of }: { readonly of: 'club' | 'monitor' }) {
  const { t } = useTranslation('membershipShop')
  const { reading } = useViewModel(MembershipShopViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t(`${of}.title`)}>
        <p className={styles['lead']}>{t(`${of}.lead`)}</p>
        <LoadedView loaded={reading} skeleton={<ProductGridSkeleton count={4} />} failed={t('list.unread')}>
          {(products) =>
            products.length === 0 ? (
              <EmptyState title={t('list.none')}>{t('list.noneLead')}</EmptyState>
            ) : (
              <ProductGrid products={products} label={t('list.label')} heading="h2" />
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

export function ClubMembershipsScreen() {
  return <MembershipShopScreen of="club" />
}

export function MonitorShopScreen() {
  return <MembershipShopScreen of="monitor" />
}
