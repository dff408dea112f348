import { CalendarPlus, type LucideIcon } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { classes } from '#ui/kit/classes.ts'
import { areas } from './areas.ts'
import { Logo } from './Logo.tsx'
import styles from './Navigation.module.scss'
import { paths } from './paths.ts'

/** The areas: a rail beside wide screens, a bar below narrow ones, where booking stands as well. */
export function Navigation() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const current = currentPath(pathname)
  return (
    <nav aria-label={t('shell.navigation')} className={styles['navigation']}>
      <Link href={paths.home} className={classes(styles['mark'])} aria-label={`Clubhouse, ${t('areas.home')}`}>
        <Logo mark={true} />
      </Link>
      <ul className={styles['areas']}>
        {areas.map(({ key, path, icon }) => (
          <li key={key}>
            <Item path={path} label={t(`areas.${key}`)} icon={icon} isCurrent={path === current} />
          </li>
        ))}
        <li className={styles['primary']}>
          <Item path={paths.book} label={t('areas.book')} icon={CalendarPlus} isCurrent={paths.book === current} />
        </li>
      </ul>
    </nav>
  )
}

interface ItemProps {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
  readonly isCurrent: boolean
}

function Item({ path, label, icon: Icon, isCurrent }: ItemProps) {
  return (
    <Link href={path} {...(isCurrent && { 'aria-current': 'page' })} className={classes(styles['item'])}>
      <Icon size={22} aria-hidden={true} />
      {label}
    </Link>
  )
}

/** The longest of the paths that the address lies under. */
function currentPath(pathname: string): string | undefined {
  const under = [...areas.map(({ path }) => path), paths.book].filter(
    (path) => pathname === path || (path !== paths.home && pathname.startsWith(`${path}/`)),
  )
  return under.sort((one, other) => other.length - one.length)[0]
}
