import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { pathOfCategory } from '../shopPaths.ts'
import { Featured } from './Featured.tsx'
import styles from './Special.module.scss'
import type { SpecialModel } from './SpecialModel.ts'

/** A category that the shop puts forward, with what it features. */
export const Special = observer(function Special({ model }: { readonly model: SpecialModel }) {
  const { t } = useTranslation('shopHome')
  const { category } = model
  return (
    <article className={styles['special']} data-special={category.id}>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{category.name}</h3>
        {category.description !== '' && <p className={styles['lead']}>{category.description}</p>}
        <TextLink href={pathOfCategory(category)} aria-label={t('specials.allOf', { name: category.name })}>
          {t('specials.all')}
        </TextLink>
      </div>
      <Featured featured={category.featured} label={t('specials.featured', { name: category.name })} />
    </article>
  )
})
