export const fittingPaths = {
  earlier: '/fitting/earlier',
  club: '/fitting/clubs/:type/:id',
  putters: '/fitting/putters',
  putter: '/fitting/putters/:id',
} as const

/** `club`: the one to compare with the player's own. */
export function pathOfFitting({ type, id }: { readonly type: string; readonly id: string }, club?: string): string {
  const path = fittingPaths.club.replace(':type', encodeURIComponent(type)).replace(':id', encodeURIComponent(id))
  return club === undefined ? path : `${path}?${new URLSearchParams({ club })}`
}

export function pathOfPutterFitting(id: string): string {
  return fittingPaths.putter.replace(':id', encodeURIComponent(id))
}
