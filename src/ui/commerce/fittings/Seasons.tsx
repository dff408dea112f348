import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season } from '#domain/commerce/fitting/fitting'
import styles from './FittingsScreen.module.scss'

interface SeasonsProps<Session extends { readonly id: string }> {
  readonly seasons: readonly Season<Session>[]
  readonly children: (session: Session) => ReactNode
}

export function Seasons<Session extends { readonly id: string }>({ seasons, children }: SeasonsProps<Session>) {
  const { t } = useTranslation('fitting')
  return seasons.map(({ year, sessions }) => (
    <section key={year} className={styles['season']}>
      <h2 className={styles['year']}>{t('list.season', { year })}</h2>
      <ul className={styles['sessions']} aria-label={t('list.season', { year })}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['session']} data-fitting={session.id}>
            {children(session)}
          </li>
        ))}
      </ul>
    </section>
  ))
}
