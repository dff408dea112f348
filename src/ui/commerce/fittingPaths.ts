import { paths } from '#ui/shell/paths.ts'

/** `club`: the one to compare with the player's own. */
export function pathOfFitting({ type, id }: { readonly type: string; readonly id: string }, club?: string): string {
  const path = paths.fitting.replace(':type', encodeURIComponent(type)).replace(':id', encodeURIComponent(id))
  return club === undefined ? path : `${path}?${new URLSearchParams({ club })}`
}

export function pathOfPutterFitting(id: string): string {
  return paths.putterFitting.replace(':id', encodeURIComponent(id))
}
