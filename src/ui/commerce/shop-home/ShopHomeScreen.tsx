import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopBlock, ShopBlockType } from '#domain/commerce/shopHome'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
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

const parts: Readonly<Record<ShopBlockType, ComponentType<BlockProps>>> = {
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
          {(blocks) => (blocks.length > 0 ? blocks.map((block) => <Part key={keyOf(block)} block={block} model={model} />) : <NoBlocks />)}
        </LoadedView>
        <p className={styles['find']}>
          <TextLink href={paths.findOrder}>{t('home.findOrder')}</TextLink>
        </p>
      </div>
    </Screen>
  )
})

function Part(props: BlockProps) {
  const { type, title } = props.block
  const Block = parts[type]
  return (
    <section aria-label={title} data-block={type} className={styles['block']}>
      <Block {...props} />
    </section>
  )
}

function NoBlocks() {
  const { t } = useTranslation('shopHome')
  return (
    <EmptyState title={t('home.none')} action={<ButtonLink href={paths.proShop}>{t('home.toProShop')}</ButtonLink>}>
      {t('home.noneLead')}
    </EmptyState>
  )
}

function keyOf({ type, title }: ShopBlock): string {
  return `${type} ${title}`
}
