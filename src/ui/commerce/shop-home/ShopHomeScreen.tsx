import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { LayoutBlock } from '#domain/shared/layout'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { type BlockParts, LayoutBlocks } from '#ui/kit/content/layout/LayoutBlocks.tsx'
import { standardParts } from '#ui/kit/content/layout/standardParts.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import type { BlockProps } from './BlockProps.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Lead } from './Lead.tsx'
import { Products } from './Products.tsx'
import { ProShopLink } from './ProShopLink.tsx'
import styles from './ShopHomeScreen.module.scss'
import { ShopHomeSkeleton } from './ShopHomeSkeleton.tsx'
import { ShopHomeViewModel } from './ShopHomeViewModel.ts'
import { ShopText } from './ShopText.tsx'
import { Specials } from './Specials.tsx'

const parts: BlockParts<LayoutBlock, Pick<BlockProps, 'model'>> = {
  ...standardParts,
  lead: Lead,
  categories: CategoryTiles,
  products: Products,
  specials: Specials,
  'pro-shop': ProShopLink,
  text: ShopText,
}

export const ShopHomeScreen = observer(function ShopHomeScreen() {
  const { t } = useTranslation('shopHome')
  const model = useViewModel(ShopHomeViewModel)
  return (
    <Screen title={t('home.title')} headingHidden={true}>
      <div className={styles['home']}>
        <LoadedView loaded={model.blocks} skeleton={<ShopHomeSkeleton />} failed={t('home.unread')}>
          {(blocks) =>
            blocks.length > 0 ? (
              <LayoutBlocks blocks={blocks} parts={parts} given={{ model }} className={() => styles['block']} />
            ) : (
              <NoBlocks />
            )
          }
        </LoadedView>
        <p className={styles['find']}>
          <TextLink href={paths.fittings}>{t('home.fittings')}</TextLink>
          <TextLink href={paths.findOrder}>{t('home.findOrder')}</TextLink>
        </p>
      </div>
    </Screen>
  )
})

function NoBlocks() {
  const { t } = useTranslation('shopHome')
  return (
    <EmptyState title={t('home.none')} action={<ButtonLink href={paths.proShop}>{t('home.toProShop')}</ButtonLink>}>
      {t('home.noneLead')}
    </EmptyState>
  )
}
