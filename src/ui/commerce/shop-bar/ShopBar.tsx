import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { paths } from '#ui/shell/paths.ts'
import { MegaMenu } from '../mega-menu/MegaMenu.tsx'
import styles from './ShopBar.module.scss'

const loadSearch = () => import('../search/ShopSearchField.tsx')

export function ShopBar() {
  const { t } = useTranslation('menu')
  const bar = useRef<HTMLElement>(null)
  const search = useLazy(loadSearch)
  return (
    <section ref={bar} aria-label={t('bar.label')} className={styles['bar']}>
      <MegaMenu bar={bar} />
      <div className={styles['end']}>
        <TextLink href={paths.proShop} small={true}>
          {t('bar.proShop')}
        </TextLink>
        {search ? <search.ShopSearchField /> : <div className={styles['searchPlace']} />}
      </div>
    </section>
  )
}
