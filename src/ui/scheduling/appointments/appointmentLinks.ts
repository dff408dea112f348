import { pathOfAppointment } from '#ui/shell/paths.ts'
import type { View } from './useView.ts'

export function hrefOf(id: string, view: View): string {
  return view === 'calendar' ? pathOfAppointment(id) : `${pathOfAppointment(id)}?view=${view}`
}

export function linkOf(id: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`)
  return [...links].find((link) => link.checkVisibility())
}
