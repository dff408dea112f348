import { keys } from '#adapters/browser/keys'
import { isLanguage, languageOfBrowser } from '#domain/shared/language'
import { wideQuery } from '#ui/shell/wide.ts'
import { holdSubmits, isBeforeHydration } from './earlyForm.ts'
import { hideSecrets } from './hideSecrets.ts'
import { reloadIfLost } from './reloadIfLost.ts'
import { showFirstView, showTraits, templateContent } from './showFirstView.ts'
import { type Visit, visitOf } from './visit.ts'

const root = document.documentElement

/** Runs in the document's head: what a player's screen reads is requested before the rest of the document is parsed. */
function boot(): void {
  reloadIfLost(document)
  const page = new URL(location.href)
  hideSecrets(root, page)
  const visit = visitOf({
    local: () => localStorage,
    session: () => sessionStorage,
    page,
    language: navigator.language,
    isWide: matchMedia(wideQuery).matches,
  })
  showTraits(visit)
  document.head.append(templateContent(`${visit.view}-${visit.isElsewhere}-early`, visit.language))
  document.addEventListener('DOMContentLoaded', () => {
    const place = document.querySelector<HTMLElement>('#app')
    if (place) showView(place, visit)
  })
}

function showView(place: HTMLElement, visit: Visit): void {
  showFirstView(place, visit)
  serveLanguages(place, visit)
  holdSubmits(place)
  afterPaint(() => document.head.append(templateContent(`${visit.view}-${visit.isElsewhere}`, languageOfBrowser(root.lang))))
}

/** Stored where the product finds it; keeps what was typed. */
function serveLanguages(place: HTMLElement, visit: Visit): void {
  place.addEventListener('change', ({ target }) => {
    if (!isBeforeHydration(place) || !(target instanceof HTMLSelectElement) || !isLanguage(target.value)) return
    const language = target.value
    try {
      localStorage.setItem(keys.language, `"${language}"`)
    } catch {
      return
    }
    const before = place.querySelectorAll('input')
    root.lang = language
    showFirstView(place, { ...visit, language })
    for (const [index, input] of place.querySelectorAll('input').entries()) {
      const { value, checked } = before[index] ?? input
      Object.assign(input, { value, checked })
    }
    place.querySelector('select')?.focus()
  })
}

function afterPaint(go: () => void): void {
  let next: typeof go | undefined = go
  const once = () => {
    next?.()
    next = undefined
  }
  // Milliseconds: a page in the background paints nothing.
  setTimeout(once, 300)
  // When the third frame begins, the first one is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(once)))
}

boot()
