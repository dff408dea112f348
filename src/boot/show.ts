import type { Visit } from './visit.ts'

/** Fills the product's place with what the document holds for the visit. */
export function show(place: HTMLElement, visit: Visit): void {
  const { view, language, theme, isEmbedded, rememberMe, isElsewhere, byTicket, isForChild, userType } = visit
  const { documentElement: root } = document
  root.lang = language
  root.toggleAttribute('data-embed', isEmbedded)
  root.toggleAttribute('data-by-ticket', byTicket)
  root.toggleAttribute('data-for-child', isForChild)
  if (theme) root.dataset['theme'] = theme
  const early = isElsewhere ? 'elsewhere' : view
  place.dataset['early'] = early
  place.inert = early !== 'sign-in'
  place.setAttribute('aria-busy', `${place.inert}`)
  place.replaceChildren(contentOf(`${view}-${language}`))
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) element.style.cssText = element.dataset['style'] ?? ''
  if (userType) settleAreas(place, userType)
  const wish = place.querySelector<HTMLInputElement>('[type=checkbox]')
  if (wish) wish.checked = rememberMe
  const heading = place.querySelector('h1')
  if (isElsewhere) showElsewhere(place, heading)
  else if (heading) document.title = `${heading.textContent} · Clubhouse`
}

/** The frame alone, without what is a player's. */
function showElsewhere(place: HTMLElement, heading: Element | null): void {
  heading?.parentElement?.replaceChildren()
  for (const own of place.querySelectorAll('[data-only-for], header button')) own.remove()
  place.querySelector('[aria-current]')?.removeAttribute('aria-current')
}

/** The navigation as the product will have it: each of its gated items names the kinds of players for whom it is. */
function settleAreas(place: HTMLElement, userType: number): void {
  for (const item of place.querySelectorAll<HTMLElement>('[data-only-for]')) {
    if (!item.dataset['onlyFor']?.split(' ').includes(`${userType}`)) item.remove()
    delete item.dataset['onlyFor']
  }
}

/** A copy of what stands in one of the document's templates. */
export function contentOf(id: string): DocumentFragment | string {
  const template = document.getElementById(id)
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : ''
}
