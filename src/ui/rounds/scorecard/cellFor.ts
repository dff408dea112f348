/** The field that an arrow key leads to: beside, above or below in its table, and from one nine to the next. */
export function cellFor(input: HTMLInputElement, key: string): HTMLInputElement | undefined {
  return besideIn(input.closest('td'), key) ?? cellOfCard(input, key)
}

function besideIn(cell: HTMLTableCellElement | null, key: string): HTMLInputElement | null | undefined {
  if (key === 'ArrowRight') return cell?.nextElementSibling?.querySelector('input')
  return key === 'ArrowLeft' ? cell?.previousElementSibling?.querySelector('input') : undefined
}

function cellOfCard(input: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const rows = [...(input.closest('[data-card]')?.querySelectorAll('tr') ?? [])].map((row) => [...row.querySelectorAll('input')])
  const lines = rows.filter((cells) => cells.length > 0)
  const line = lines.findIndex((cells) => cells.includes(input))
  const column = lines[line]?.indexOf(input) ?? -1
  const kinds = lines.filter((cells) => cells[0]?.closest('table') === input.closest('table')).length
  const within = line % kinds
  if (key === 'ArrowRight') return lines[line]?.[column + 1] ?? lines[line + kinds]?.[0]
  if (key === 'ArrowLeft') return lines[line]?.[column - 1] ?? lines[line - kinds]?.at(-1)
  if (key === 'ArrowDown') return within + 1 < kinds ? lines[line + 1]?.[column] : undefined
  return key === 'ArrowUp' && within > 0 ? lines[line - 1]?.[column] : undefined
}
