import type { Visit } from './visit.ts'

export function showTraits({ language, theme, isEmbedded, byTicket, isForChild }: Visit): void {
  const { documentElement: root } = document
  root.lang = language
  root.toggleAttribute('data-embed', isEmbedded)
  root.toggleAttribute('data-by-ticket', byTicket)
  root.toggleAttribute('data-for-child', isForChild)
  root.dataset['theme'] = `${theme}`
}

export function showFirstView(place: HTMLElement, visit: Visit): void {
  const { view, language, rememberMe, isElsewhere, userType } = visit
  place.dataset['early'] = isElsewhere ? '' : view
  place.inert = isElsewhere || view !== 'sign-in'
  place.ariaBusy = `${place.inert}`
  place.replaceChildren(templateContent(`${view}-${language}`))
  if (userType) settleAreas(place, userType)
  const wish = place.querySelector<HTMLInputElement>('[type=checkbox]')
  if (wish) wish.checked = rememberMe
  const heading = place.querySelector('h1')
  if (isElsewhere) showElsewhere(place, visit)
  else if (heading) document.title = `${heading.textContent} · Clubhouse`
}

function showElsewhere(place: HTMLElement, { isMember, isWide }: Visit): void {
  place.querySelector('h1')?.parentElement?.replaceChildren()
  if (!isMember) for (const own of place.querySelectorAll('[data-only-for], header button')) own.remove()
  const [home, ...links] = place.querySelectorAll<HTMLAnchorElement>('li a')
  home?.removeAttribute('aria-current')
  // Repeats `Navigation`, without its rule for returns and fittings: booking is within the lessons, with its own item on narrow screens.
  const area = links[isWide ? 'find' : 'findLast'](({ pathname }) => `${document.location.pathname}/`.startsWith(`${pathname}/`))
  area?.setAttribute('aria-current', 'page')
}

function settleAreas(place: HTMLElement, userType: unknown): void {
  for (const item of place.querySelectorAll<HTMLElement>('[data-only-for]')) {
    if (!item.matches(`[data-only-for~="${Number(userType)}"]`)) item.remove()
    delete item.dataset['onlyFor']
  }
}

export function templateContent(id: string): Node | string {
  const template = document.getElementById(id)
  return template instanceof HTMLTemplateElement ? template.content.cloneNode(true) : ''
}
