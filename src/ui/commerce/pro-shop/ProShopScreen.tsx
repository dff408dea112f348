import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ProShopBlock, ProShopBlockType } from '#domain/commerce/proShop'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { type BlockParts, LayoutBlocks } from '#ui/kit/content/layout/LayoutBlocks.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { Block } from './Block.tsx'
import styles from './ProShopScreen.module.scss'
import { ProShopSkeleton } from './ProShopSkeleton.tsx'
import { ProShopViewModel } from './ProShopViewModel.ts'

export const ProShopScreen = observer(function ProShopScreen() {
  const { t } = useTranslation('proShop')
  const model = useViewModel(ProShopViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={model.title || t('page.title')}>
        <LoadedView loaded={model.reading} skeleton={<ProShopSkeleton />} failed={t('page.unread')}>
          {(blocks) => (blocks.length > 0 ? <Blocks blocks={blocks} /> : <NoBlocks />)}
        </LoadedView>
        <p className={styles['further']}>
          <TextLink href={paths.fittings}>{t('page.fittings')}</TextLink>
        </p>
      </Screen>
    </div>
  )
})

const parts: BlockParts<ProShopBlock, { readonly first: ProShopBlock | undefined }> = {
  slider: Block,
  text: Block,
  grid: Block,
  product: Block,
  video: Block,
} satisfies Record<ProShopBlockType, typeof Block>

function Blocks({ blocks }: { readonly blocks: readonly ProShopBlock[] }) {
  return <LayoutBlocks blocks={blocks} parts={parts} given={{ first: blocks[0] }} />
}

function NoBlocks() {
  const { t } = useTranslation('proShop')
  return (
    <EmptyState title={t('empty.title')} action={<ButtonLink href={paths.shop}>{t('empty.action')}</ButtonLink>}>
      {t('empty.text')}
    </EmptyState>
  )
}
