import { CalendarPlus, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type Area, userTypesOf } from '#domain/session/areas'
import { classes } from '#ui/kit/classes.ts'
import { areas } from './areas.ts'
import { useFeatureAccess } from './featureAccess.ts'
import { Logo } from './Logo.tsx'
import styles from './Navigation.module.scss'
import { isInAccount, paths } from './paths.ts'
import { useWide } from './useWide.ts'

type Current = 'page' | 'true' | undefined

const areaPaths = areas.map(({ path }) => path)

export const Navigation = observer(function Navigation() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const wide = useWide()
  const current = currentOf(pathname, wide ? areaPaths : [...areaPaths, paths.book])
  return (
    <nav aria-label={t('shell.navigation')} className={styles['navigation']}>
      <HomeMark label={`Clubhouse, ${t('areas.home')}`} />
      <ul className={styles['areas']}>
        {areas.map(({ key, path, icon, area }) => (
          <Item key={key} {...{ area, path, icon }} className={styles[key]} label={t(`areas.${key}`)} current={current(path)} />
        ))}
        <Item
          area="booking"
          className={styles['primary']}
          path={paths.book}
          label={t('areas.book')}
          icon={CalendarPlus}
          current={current(paths.book)}
        />
      </ul>
    </nav>
  )
})

const HomeMark = memo(function HomeMark({ label }: { readonly label: string }) {
  return (
    <Link href={paths.home} className={classes(styles['mark'])} aria-label={label}>
      <Logo mark={true} />
    </Link>
  )
})

interface ItemProps {
  readonly area: Area | undefined
  readonly className: string | undefined
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  readonly current: Current
}

/** Hidden but with reserved space until access is known; `src/boot` reads the attribute. A navigation draws only those that it changes. */
const Item = observer(function Item({ area, className, path, label, icon: Icon, current }: ItemProps) {
  const featureAccess = useFeatureAccess()
  const access = area ? featureAccess.accessTo(area) : 'open'
  if (access === 'closed') return null
  return (
    <li className={className} {...(area && access === 'unknown' && { 'data-only-for': userTypesOf(area).join(' ') })}>
      <Link href={path} {...(current && { 'aria-current': current })} className={classes(styles['item'])}>
        <Icon size={22} aria-hidden={true} />
        {label}
      </Link>
    </li>
  )
})

function currentOf(pathname: string, offered: readonly string[]): (path: string) => Current {
  if (isInAccount(pathname)) return () => undefined
  const isUnder = (path: string): boolean => pathname === path || (path !== paths.home && pathname.startsWith(`${path}/`))
  const [longest] = offered.filter(isUnder).sort((one, other) => other.length - one.length)
  const found = longest === pathname ? 'page' : 'true'
  return (path) => (path === longest ? found : undefined)
}
