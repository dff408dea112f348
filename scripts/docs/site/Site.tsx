import { Component, type ReactNode, Suspense, use } from 'react'
import { type PageAddress, useAddress } from './address.ts'
import { CoveragePage } from './CoveragePage.tsx'
import { readContents } from './data.ts'
import { FeaturePage } from './FeaturePage.tsx'
import { Masthead } from './Masthead.tsx'
import { Message } from './Message.tsx'
import styles from './Site.module.scss'
import { StartPage } from './StartPage.tsx'

export function Site() {
  return (
    <Readable key="site">
      <Suspense fallback={<div className={styles['waiting']} aria-busy={true} />}>
        <Pages />
      </Suspense>
    </Readable>
  )
}

function Pages() {
  const contents = use(readContents())
  const address = useAddress()
  return (
    <div className={styles['site']}>
      <a className={styles['skip']} href="#main" onClick={toMain}>
        Skip to the content
      </a>
      <Masthead contents={contents} address={address} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Readable key={keyOf(address)}>
          <Suspense fallback={<div className={styles['waiting']} aria-busy={true} />}>
            {address.page === 'start' && <StartPage contents={contents} address={address} />}
            {address.page === 'coverage' && <CoveragePage address={address} />}
            {address.page === 'feature' && <FeaturePage contents={contents} address={address} />}
          </Suspense>
        </Readable>
      </main>
    </div>
  )
}

function keyOf(address: PageAddress): string {
  return address.page === 'feature' ? address.feature : address.page
}

/** The address bar belongs to the router, so a skip link must not change it. */
function toMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

class Readable extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <Message title="This page can’t be read">
        The feature may be called something else by now, or the connection is gone. <a href="#/">Look for it on the start page</a>, or load
        the page anew.
      </Message>
    )
  }
}
