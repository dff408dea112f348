import { useTranslation } from 'react-i18next'
import type { ProShopBlock } from '#domain/commerce/proShop'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { pathOfProduct } from '../shopPaths.ts'

export function ProductLink({ block: { productUrlKey, items } }: { readonly block: ProShopBlock }) {
  const { t } = useTranslation('proShop')
  if (productUrlKey === undefined || items.some(({ button }) => button)) return null
  return <TextLink href={pathOfProduct(productUrlKey)}>{t('block.toProduct')}</TextLink>
}
