import { FlaskConical } from 'lucide-react'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Logo } from '#ui/shell/Logo.tsx'
import type { Contents } from '../data.ts'
import type { PageAddress } from './address.ts'
import styles from './Masthead.module.scss'
import { Search } from './Search.tsx'

export function Masthead({ contents, address }: { readonly contents: Contents; readonly address: PageAddress }) {
  return (
    <header className={styles['masthead']}>
      <a href="#/" className={styles['home']} aria-label="Clubhouse: start page">
        <Logo />
      </a>
      {address.page !== 'start' && (
        <div className={styles['search']}>
          <Search key={JSON.stringify(address)} />
        </div>
      )}
      <nav className={styles['links']} aria-label="Documentation">
        <a href="#/" aria-current={address.page === 'start' ? 'page' : undefined}>
          Rules
        </a>
        <a href="#/coverage" aria-current={address.page === 'coverage' ? 'page' : undefined}>
          Coverage
        </a>
        {contents.links.faults && <a href="./reports/faults.html">Faults</a>}
        {contents.links.bench && <a href="./reports/bench.html">Benches</a>}
      </nav>
      {contents.links.demo && (
        <div className={styles['demo']}>
          <ButtonLink href="./demo/" variant="outline" icon={<FlaskConical size={18} aria-hidden={true} />}>
            Open the demo
          </ButtonLink>
        </div>
      )}
    </header>
  )
}
