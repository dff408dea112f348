import { CalendarPlus, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type Area, userTypesOf } from '#domain/session/areas'
import { classes } from '#ui/kit/classes.ts'
import { areas } from './areas.ts'
import { useFeatureAccess } from './featureAccess.ts'
import { Logo } from './Logo.tsx'
import styles from './Navigation.module.scss'
import { paths, withinArea } from './paths.ts'
import { useWide } from './useWide.ts'

type Current = 'page' | 'true' | undefined

const areaPaths = areas.map(({ path }) => path)

export const Navigation = observer(function Navigation() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const wide = useWide()
  const current = currentOf(withinArea(pathname), wide ? areaPaths : [...areaPaths, paths.book])
  return (
    <nav aria-label={t('shell.navigation')} className={styles['navigation']}>
      <Link href={paths.home} className={classes(styles['mark'])} aria-label={`Clubhouse, ${t('areas.home')}`}>
        <Logo mark={true} />
      </Link>
      <ul className={styles['areas']}>
        {areas.map(({ key, path, icon, area }) => (
          <Place key={key} area={area} className={styles[key]}>
            <Item path={path} label={t(`areas.${key}`)} icon={icon} current={current(path)} />
          </Place>
        ))}
        <Place area="booking" className={styles['primary']}>
          <Item path={paths.book} label={t('areas.book')} icon={CalendarPlus} current={current(paths.book)} />
        </Place>
      </ul>
    </nav>
  )
})

interface PlaceProps {
  readonly area: Area | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Hidden but with reserved space until access is known; `src/boot` reads the attribute. */
const Place = observer(function Place({ area, className, children }: PlaceProps) {
  const featureAccess = useFeatureAccess()
  const access = area ? featureAccess.accessTo(area) : 'open'
  if (access === 'closed') return null
  return (
    <li className={className} {...(area && access === 'unknown' && { 'data-only-for': userTypesOf(area).join(' ') })}>
      {children}
    </li>
  )
})

interface ItemProps {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  readonly current: Current
}

function Item({ path, label, icon: Icon, current }: ItemProps) {
  return (
    <Link href={path} {...(current && { 'aria-current': current })} className={classes(styles['item'])}>
      <Icon size={22} aria-hidden={true} />
      {label}
    </Link>
  )
}

function currentOf(pathname: string, offered: readonly string[]): (path: string) => Current {
  const isUnder = (path: string): boolean => pathname === path || (path !== paths.home && pathname.startsWith(`${path}/`))
  const [longest] = offered.filter(isUnder).sort((one, other) => other.length - one.length)
  const found = longest === pathname ? 'page' : 'true'
  return (path) => (path === longest ? found : undefined)
}
