import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { pagesAround } from '#domain/commerce/listing'
import { classes } from '#ui/kit/classes.ts'
import styles from './Pages.module.scss'
import { usePagePath } from './usePagePath.ts'

interface PagesProps {
  readonly page: number
  readonly pages: number
}

export function Pages({ page, pages }: PagesProps) {
  const { t } = useTranslation('listing')
  if (pages <= 1) return null
  const shown = pagesAround(page, pages)
  return (
    <nav aria-label={t('pages.title')} className={styles['pages']}>
      <Step to={page > 1 ? page - 1 : undefined} label={t('pages.before')}>
        <ChevronLeft aria-hidden={true} />
      </Step>
      <ol className={styles['numbers']}>
        {shown.map((each, index) => (
          <li key={each ?? `gap ${index}`}>
            {each === undefined ? <span aria-hidden={true}>…</span> : <PageNumber page={each} here={page} />}
          </li>
        ))}
      </ol>
      <p className={styles['place']}>{t('pages.pageOf', { page, pages })}</p>
      <Step to={page < pages ? page + 1 : undefined} label={t('pages.after')}>
        <ChevronRight aria-hidden={true} />
      </Step>
    </nav>
  )
}

function PageNumber({ page, here }: { readonly page: number; readonly here: number }) {
  const { t } = useTranslation('listing')
  const pathOf = usePagePath()
  return (
    <Link
      href={pathOf(page)}
      aria-label={t('pages.page', { page })}
      {...(page === here && { 'aria-current': 'page' })}
      className={classes(styles['number'])}
    >
      {page}
    </Link>
  )
}

function Step({ to, label, children }: { readonly to: number | undefined; readonly label: string; readonly children: ReactNode }) {
  const pathOf = usePagePath()
  if (to === undefined) return <span className={styles['end']}>{children}</span>
  return (
    <Link href={pathOf(to)} aria-label={label} className={classes(styles['step'])}>
      {children}
    </Link>
  )
}
