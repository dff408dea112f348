export function isBeforeHydration(place: HTMLElement): boolean {
  return 'early' in place.dataset
}

/** Works before React: the product takes over its entries. */
export function holdSubmits(place: HTMLElement): void {
  const meanwhile = (event: Event) => {
    if (!isBeforeHydration(place) || !(event.target instanceof Element)) return
    const eye = event.target.closest('[aria-pressed]')
    if (eye) togglePassword(eye)
    else hold(event, event.target)
  }
  for (const kind of ['submit', 'click']) place.addEventListener(kind, meanwhile)
}

/** A native submit would send the password to the pages' host, and another page would lose what was typed. */
function hold(event: Event, target: Element): void {
  const isSent = event.type === 'submit'
  const form = target.closest('form')
  const pressed = isSent ? form?.querySelector('[type=submit]') : target.closest('a')
  const isElsewhere = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)
  if (!form || !pressed || isElsewhere) return
  event.preventDefault()
  pressed.setAttribute('data-pending', 'true')
  form.dataset[isSent ? 'sent' : 'left'] = ''
}

function togglePassword(eye: Element): void {
  const field = eye.parentElement?.querySelector('input')
  if (!field) return
  const revealed = field.type === 'password'
  field.type = revealed ? 'text' : 'password'
  eye.ariaPressed = `${revealed}`
}
