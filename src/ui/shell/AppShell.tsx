import { UserRound } from 'lucide-react'
import { type ReactNode, type RefCallback, startTransition, useCallback, useContext, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import styles from './AppShell.module.scss'
import { LiveRegion } from './announce.tsx'
import { ClubLinksContext } from './clubLinks.ts'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { ProfileColumn, type ProfilePanel } from './ProfilePanel.tsx'
import { isInAccount, isInListOfAccount, paths } from './paths.ts'
import { ShellSlotsContext } from './shellSlots.ts'
import { useWide } from './useWide.ts'

interface AppShellProps {
  /** To the app around an embedded page. */
  readonly back?: ReactNode
  readonly date?: ReactNode
  readonly place?: ReactNode
  readonly actions?: ReactNode
  readonly strip?: ReactNode
  readonly profile?: ProfilePanel | undefined
  /** Inside another page: no navigation, and the phone's layout at every width. */
  readonly isEmbedded: boolean
  readonly children: ReactNode
}

const loadOverlays = () => import('./late/ShellOverlays.tsx')

export function AppShell({ back, date, place, actions, strip, profile, isEmbedded, children }: AppShellProps) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const [sheetOpen, setSheetOpen] = useSheet(pathname)
  const [actionBar, actionBarRef] = useSlot()
  const [detail, detailRef] = useSlot()
  const wide = useWide() && !isEmbedded
  const overlays = useLazy(loadOverlays, sheetOpen)
  const clubLinks = useContext(ClubLinksContext)
  // Beside home, the stored setting counts; elsewhere only what was opened there.
  const panel =
    wide && pathname === paths.home ? profile : { isOpen: sheetOpen, onOpen: () => setSheetOpen(true), onClose: () => setSheetOpen(false) }
  return (
    <ShellSlotsContext value={{ actionBar, detail }}>
      <SkipLink onPress={() => main.current?.focus()} />
      <div className={styles['shell']}>
        {!isEmbedded && <Navigation />}
        <div className={styles['column']}>
          <header className={styles['head']}>
            <span className={styles['back']}>{back}</span>
            <span className={styles['logo']}>
              <Logo />
            </span>
            <p className={styles['place']}>
              {date && <strong>{date}</strong>}
              {place && <span>{place}</span>}
            </p>
            <div className={styles['actions']}>
              {actions}
              {profile && panel && !(wide && panel.isOpen) && <ProfileButton onPress={panel.onOpen} isCurrent={isInAccount(pathname)} />}
            </div>
          </header>
          {strip && <div className={styles['strip']}>{strip}</div>}
          <main ref={main} id="content" tabIndex={-1} className={styles['main']}>
            {isInAccount(pathname) && !isInListOfAccount(pathname) && pathname !== paths.account && <ToAccount />}
            {children}
          </main>
          {!isEmbedded && <footer className={styles['foot']}>{clubLinks}</footer>}
          <div ref={actionBarRef} className={styles['actionBar']} />
        </div>
        <div ref={detailRef} className={styles['detail']} />
        {profile && panel?.isOpen && wide && <ProfileColumn {...profile} {...panel} />}
      </div>
      <LiveRegion />
      {overlays && <overlays.ShellOverlays profile={profile} isOpen={sheetOpen && !wide} onClose={() => setSheetOpen(false)} />}
    </ShellSlotsContext>
  )
}

function useSheet(pathname: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [sheet, setSheet] = useState({ pathname, isOpen: false })
  if (sheet.pathname !== pathname) setSheet({ pathname, isOpen: false })
  return [sheet.isOpen, (isOpen) => setSheet({ pathname, isOpen })]
}

/** In a transition, because otherwise the whole shell would be rendered again before it is drawn. */
function useSlot(): readonly [slot: HTMLElement | null, ref: RefCallback<HTMLElement>] {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return [slot, useCallback((place) => startTransition(() => setSlot(place)), [])]
}

function SkipLink({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <a
      href="#content"
      className={styles['skip']}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {t('shell.skip')}
    </a>
  )
}

function ToAccount() {
  const { t } = useTranslation('shell')
  return (
    <p className={styles['toAccount']}>
      <TextLink href={paths.account} small>
        {t('shell.toAccount')}
      </TextLink>
    </p>
  )
}

function ProfileButton({ onPress, isCurrent }: { readonly onPress: () => void; readonly isCurrent: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <IconButton label={t('shell.openProfile')} onPress={onPress} aria-current={isCurrent}>
      <UserRound aria-hidden={true} />
    </IconButton>
  )
}
