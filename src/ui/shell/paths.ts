/** The address of every screen. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  appointments: '/lessons',
  book: '/lessons/book',
  appointment: '/lessons/:id',
  move: '/lessons/:id/move',
} as const

export function pathOfAppointment(id: string): string {
  return `/lessons/${encodeURIComponent(id)}`
}

export function pathOfMove(id: string): string {
  return `${pathOfAppointment(id)}/move`
}

/** The sign-in screen, with the way back. */
export function pathOfSignIn(back: string): string {
  return back === paths.home ? paths.signIn : `${paths.signIn}?back=${encodeURIComponent(back)}`
}

/** A way back inside the product, home for anything else. */
export function wayBack(address: string | null): string {
  if (!address?.startsWith('/') || /^\/[/\\]/.test(address)) return paths.home
  return address
}
