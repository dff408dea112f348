/** On phones the holes scroll beside their names: the hole that is being played is moved into the middle. The page stays where it is. */
export function showColumn(tables: HTMLElement | null, hole: number | undefined): void {
  const column = tables?.querySelector<HTMLElement>(`[data-hole="${hole}"]`)
  const scrolled = column?.closest('table')?.parentElement
  if (column && scrolled) scrolled.scrollLeft = column.offsetLeft - (scrolled.clientWidth - column.offsetWidth) / 2
}
