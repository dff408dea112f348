import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ProductViewModel } from '../add-to-cart/ProductViewModel.ts'
import { useShopLinks } from '../shopLinks.ts'
import styles from './QuickView.module.scss'

interface QuickViewProps {
  readonly card: Pick<ProductCard, 'name' | 'urlKey' | 'picture'>
  readonly onClose: () => void
}

/** Loaded with the first quick view, because lists don't need it. */
const load = async () => {
  const [{ Essentials }, { MiniCart }] = await Promise.all([import('./Essentials.tsx'), import('../mini-cart/MiniCart.tsx')])
  return { Essentials, MiniCart }
}

export const QuickView = observer(function QuickView({ card: { name, urlKey, picture }, onClose }: QuickViewProps) {
  const { t } = useTranslation('addToCart')
  const links = useShopLinks()
  const model = useViewModel(ProductViewModel)
  const late = useLazy(load)
  useEffect(() => model.show(urlKey), [model, urlKey])
  if (late && model.adding.isCartShown) return <late.MiniCart onClose={onClose} />
  return (
    <Dialog isOpen={true} onClose={onClose} title={name}>
      <div className={styles['view']}>
        <div className={styles['picture']}>{picture && <Picture model={model} url={picture.url} />}</div>
        <LoadedView loaded={model.reading} skeleton={<ToCome />} failed={t('quick.unread')}>
          {({ choosing }) => {
            if (!choosing) return <p>{t('add.not-found')}</p>
            return late ? <late.Essentials model={model} choosing={choosing} /> : <ToCome />
          }}
        </LoadedView>
        <TextLink href={links.product(urlKey)} onPress={onClose}>
          {t('quick.all')}
        </TextLink>
      </div>
    </Dialog>
  )
})

interface PictureProps {
  readonly model: ProductViewModel
  readonly url: string
}

const Picture = observer(function Picture({ model, url }: PictureProps) {
  return <img src={model.choosing?.gallery[0]?.url ?? url} alt="" />
})

function ToCome() {
  return <Skeleton kind="block" height="220px" />
}
