import { isInAccount } from '#ui/shell/paths.ts'
import type { Visit } from './visit.ts'

export function showTraits({ language, theme, isEmbedded, byTicket, isForChild, profileWidth }: Visit): void {
  const root = document.documentElement
  root.lang = language
  root.toggleAttribute('data-embed', isEmbedded)
  root.toggleAttribute('data-by-ticket', byTicket)
  root.toggleAttribute('data-for-child', isForChild)
  root.dataset['theme'] = `${theme}`
  root.style.setProperty('--profile', `${profileWidth}px`)
}

export function showFirstView(place: HTMLElement, visit: Visit): void {
  const { view, language, rememberMe, isElsewhere, userType, showsProfile } = visit
  place.dataset['early'] = isElsewhere ? '' : view
  place.inert = isElsewhere || view !== 'sign-in'
  place.ariaBusy = `${place.inert}`
  place.replaceChildren(templateContent(view, language))
  place.querySelector(showsProfile ? 'header button' : 'nav~aside')?.remove()
  if (userType) settleAreas(place, userType)
  place.querySelector('[type=checkbox]')?.toggleAttribute('checked', rememberMe)
  const heading = place.querySelector('h1')
  if (isElsewhere) showElsewhere(place, heading, visit)
  else if (heading) document.title = `${heading.textContent} · Clubhouse`
}

function showElsewhere(place: HTMLElement, heading: Element | null, { isMember, isWide }: Visit): void {
  heading?.parentElement?.replaceChildren()
  if (!isMember) for (const own of place.querySelectorAll('[data-only-for], header button')) own.remove()
  const [home, ...links] = place.querySelectorAll<HTMLAnchorElement>('li a')
  home?.removeAttribute('aria-current')
  if (isInAccount(location.pathname)) return
  // Repeats `Navigation`: booking is within the lessons, with its own item on narrow screens.
  const area = links[isWide ? 'find' : 'findLast'](({ pathname }) => `${location.pathname}/`.startsWith(`${pathname}/`))
  area?.setAttribute('aria-current', 'page')
}

function settleAreas(place: HTMLElement, userType: unknown): void {
  for (const item of place.querySelectorAll<HTMLElement>('[data-only-for]')) {
    if (!item.dataset['onlyFor']?.includes(`${userType}`)) item.remove()
    delete item.dataset['onlyFor']
  }
}

/** What a language has instead: properties of the template's nodes, by their place in the document's order. */
export type LanguageChanges = Readonly<Record<number, Readonly<Record<string, unknown>>>>

export function templateContent(id: string, language: string): Node | string {
  const template = document.querySelector<HTMLTemplateElement>(`#${id}-${language},#${id}`)
  if (!template) return ''
  const copy = template.content.cloneNode(true)
  const changes: LanguageChanges = JSON.parse(template.dataset[language] ?? '{}')
  const walker = document.createTreeWalker(copy)
  for (let at = 0; walker.nextNode(); at += 1) Object.assign(walker.currentNode, changes[at])
  return copy
}
