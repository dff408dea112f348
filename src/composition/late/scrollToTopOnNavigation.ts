interface Navigation {
  readonly location: { readonly pathname: string }
  readonly historyAction: string
  readonly preventScrollReset: boolean
  readonly navigation: { readonly state: string }
}

/** A new screen is read from its top. On the way back, the browser restores the place. */
export function scrollToTopOnNavigation(start: Navigation, scroll: () => void): (next: Navigation) => void {
  let shown = start.location.pathname
  return ({ location, historyAction, preventScrollReset, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    if (historyAction !== 'POP' && !preventScrollReset) scroll()
  }
}
