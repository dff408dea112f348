import type { ReactNode } from 'react'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Logo } from './Logo.tsx'
import styles from './PublicPage.module.scss'
import { paths } from './paths.ts'

interface PublicPageProps {
  readonly home: string
  readonly children: ReactNode
}

/** For anybody: the layout shows only the club's name and the way home. */
export function PublicPage({ home, children }: PublicPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Logo />
        <TextLink href={paths.home}>{home}</TextLink>
      </header>
      <main className={styles['main']}>{children}</main>
    </div>
  )
}
