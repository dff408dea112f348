import { pathOfAppointment } from '#ui/shell/paths.ts'
import type { View } from './useView.ts'

/** Where an appointment opens: beside the view that it was found in. */
export function hrefOf(id: string, view: View): string {
  return view === 'calendar' ? pathOfAppointment(id) : `${pathOfAppointment(id)}?view=${view}`
}

/** The link of an appointment that is in sight. */
export function linkOf(id: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`)
  return [...links].find((link) => link.checkVisibility())
}
