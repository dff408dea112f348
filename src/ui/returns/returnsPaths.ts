import { paths } from '#ui/shell/paths.ts'

export function pathOfReturn(id: number): string {
  return `${paths.returns}/${id}`
}

/** 0 for what is no number of a return. */
export function returnIdIn(param: string | undefined): number {
  return /^\d{1,9}$/.test(param ?? '') ? Number(param) : 0
}
