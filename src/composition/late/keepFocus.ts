const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'
const overlays = '[role="dialog"], [role="alertdialog"]'

/** Where the keyboard was: an element, the entry of a list in which it is, and the dialog around it. */
interface Place {
  readonly element: Element
  readonly list: Element | undefined
  readonly index: number
  readonly position: number
  readonly overlay: Element | undefined
}

/**
 * When what had the focus is removed, the next entry of its list receives it, else the previous one, else the page's heading or what a
 * dialog begins with. On the page, what opened a dialog counts.
 */
export function keepFocus(page: Document, afterPaint: (run: () => void) => void): () => void {
  let onPage: Place | undefined
  let inDialog: Place | undefined
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const place = placeOf(target)
    if (!place.overlay) onPage = place
    inDialog = place.overlay && place
  }
  const lost = () => {
    const place = inDialog?.overlay?.isConnected ? inDialog : onPage
    if (!place || place.element.isConnected || page.activeElement !== page.body) return undefined
    return place.overlay || !page.querySelector(overlays) ? place : undefined
  }
  const restore = (place: Place) => {
    const { activeElement, body } = page
    const first = place.overlay?.querySelector<HTMLElement>(focusable)
    // React Aria moves a focus that a dialog has lost to its beginning.
    if (activeElement !== body && activeElement !== first) return
    if (!place.overlay && page.querySelector(overlays)) return
    const target = neighbourOf(place) ?? first ?? page.querySelector<HTMLElement>('main h1[tabindex], h1[tabindex]')
    target?.focus()
  }
  // React Aria returns the focus to what opened a dialog, if it is still there.
  const observer = new MutationObserver(() => {
    const place = lost()
    if (place) afterPaint(() => restore(place))
  })
  page.addEventListener('focusin', remember)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    page.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

function placeOf(element: Element): Place {
  const entry = element.closest('li, tr')
  const list = entry?.parentElement ?? undefined
  const position = entry ? [...entry.querySelectorAll(focusable)].indexOf(element) : 0
  const index = entry && list ? [...list.children].indexOf(entry) : 0
  return { element, list, index, position, overlay: element.closest(overlays) ?? undefined }
}

function neighbourOf({ list, index, position }: Place): HTMLElement | undefined {
  if (!list?.isConnected) return undefined
  const controls = [...list.children].map((entry) => [...entry.querySelectorAll<HTMLElement>(focusable)])
  const near = controls[index]?.length ? controls[index] : controls.slice(0, index).findLast((each) => each.length > 0)
  return near?.[Math.min(Math.max(position, 0), near.length - 1)]
}
