import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { pathOfCategory } from '../shopPaths.ts'
import { Featured } from './Featured.tsx'
import styles from './Special.module.scss'
import type { SpecialModel } from './SpecialModel.ts'
import { SpecialPages } from './SpecialPages.tsx'

export const Special = observer(function Special({ model }: { readonly model: SpecialModel }) {
  const { t } = useTranslation('shopHome')
  const { category } = model
  const { name, description, picture } = category
  return (
    <article className={styles['special']} data-special={category.id} aria-label={name}>
      <div className={styles['front']}>
        <div className={styles['picture']}>
          {picture !== undefined && <img src={picture} alt="" loading="lazy" decoding="async" width={880} height={660} />}
        </div>
        <div className={styles['words']}>
          <h3 className={styles['name']}>{name}</h3>
          {description !== '' && <p className={styles['lead']}>{description}</p>}
          <Featured featured={model.featured} label={t('specials.featured', { name })} />
          <TextLink href={pathOfCategory(category)} aria-label={t('specials.allOf', { name })}>
            {t('specials.all')}
          </TextLink>
        </div>
      </div>
      <SpecialPages model={model} />
    </article>
  )
})
