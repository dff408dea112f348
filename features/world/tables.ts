import type { DataTable } from '@cucumber/cucumber'

export const rowsOf = (table: DataTable) => table.raw().map((cells) => cells.join(': '))
