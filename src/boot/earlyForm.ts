export function isBeforeHydration(place: HTMLElement): boolean {
  return 'early' in place.dataset
}

/** Works before React: the product takes over its entries. */
export function holdSubmits(place: HTMLElement): void {
  const meanwhile =
    <Given extends Event>(serve: (event: Given) => void) =>
    (event: Given) => {
      if (isBeforeHydration(place)) serve(event)
    }
  place.addEventListener('submit', meanwhile(holdSubmit))
  place.addEventListener('click', meanwhile(togglePassword))
  place.addEventListener('click', meanwhile(holdNavigation))
}

/** Held until the product has loaded: a native submit would put the password into the address. */
function holdSubmit(event: Event): void {
  event.preventDefault()
  if (!(event.target instanceof HTMLFormElement)) return
  event.target.dataset['sent'] = ''
  event.target.querySelector('[type=submit]')?.setAttribute('data-pending', 'true')
}

/** Held until the product has loaded, so that entries are kept. */
function holdNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('form a') : null
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  link.setAttribute('data-pending', 'true')
  const form = link.closest('form')
  if (form) form.dataset['left'] = ''
}

function togglePassword({ target }: Event): void {
  const eye = target instanceof Element ? target.closest('[aria-pressed]') : null
  const field = eye?.parentElement?.querySelector('input')
  if (!eye || !field) return
  const revealed = field.type === 'password'
  field.type = revealed ? 'text' : 'password'
  eye.setAttribute('aria-pressed', `${revealed}`)
}
