import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ShopBreadcrumbs } from '../breadcrumbs/ShopBreadcrumbs.tsx'
import { PageHead } from '../page-head/PageHead.tsx'
import { PageBlocks } from '../page-layout/PageBlocks.tsx'
import { usePageLayout } from '../page-layout/usePageLayout.ts'
import { categoryIn, pathOfCategory } from '../shopPaths.ts'
import styles from './CategoryScreen.module.scss'
import { CategorySkeleton } from './CategorySkeleton.tsx'
import { CategoryViewModel } from './CategoryViewModel.ts'
import { ChildCategories } from './ChildCategories.tsx'
import { Products } from './Products.tsx'
import { useListing } from './useListing.ts'

export const CategoryScreen = observer(function CategoryScreen() {
  const { t } = useTranslation('listing')
  const { id: param } = useParams()
  const model = useViewModel(CategoryViewModel)
  const { listing, change } = useListing()
  const number = categoryIn(param)
  useEffect(() => model.show(number, listing), [model, number, listing])
  const { category, isGone } = model
  return (
    <div className={styles['page']}>
      {category.value && <ShopBreadcrumbs categories={category.value.trail} here={category.value.name} />}
      <Screen title={isGone ? t('category.gone') : (category.value?.name ?? t('category.title'))}>
        {isGone ? (
          <Gone />
        ) : (
          <LoadedView loaded={category} skeleton={<CategorySkeleton />} failed={t('category.unread')}>
            {({ id, urlKey, trail, children, name, description, picture }) => (
              <>
                <PageHead description={description} path={pathOfCategory({ id, urlKey })} name={name} categories={trail} />
                {description !== '' && <p className={styles['lead']}>{description}</p>}
                {picture !== undefined && (
                  <img className={styles['picture']} src={picture} alt="" width={480} height={320} decoding="async" />
                )}
                <div className={styles['rest']}>
                  <ChildCategories categories={children} label={t('category.children', { name })} />
                  <Products model={model} onChange={change} />
                  <CategoryBlocks id={id} />
                </div>
              </>
            )}
          </LoadedView>
        )}
      </Screen>
    </div>
  )
})

function CategoryBlocks({ id }: { readonly id: number }) {
  return <PageBlocks layout={usePageLayout('category', id)} />
}

function Gone() {
  const { t } = useTranslation('listing')
  return (
    <EmptyState title={t('category.goneTitle')} action={<ButtonLink href={paths.shop}>{t('category.toShop')}</ButtonLink>}>
      {t('category.goneLead')}
    </EmptyState>
  )
}
