import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import styles from './LibraryScreen.module.scss'

const ways = [
  ['search.title', paths.videoSearch],
  ['favourites.title', paths.videoFavourites],
  ['library.lessons', paths.lessonHistory],
  ['library.plan', paths.plan],
  ['library.swings', paths.swings],
] as const

export function LibraryWays() {
  const { t } = useTranslation('library')
  return (
    <nav className={styles['ways']} aria-label={t('library.ways')}>
      {ways.map(([text, path]) => (
        <ButtonLink key={path} variant="quiet" href={path}>
          {t(text)}
        </ButtonLink>
      ))}
    </nav>
  )
}
