/** Returns and fittings belong to the shop, although their addresses don't begin with the shop's. */
export function withinArea(pathname: string): string {
  return pathname.replace(/\/(?:returns|fitting)(?=\/|$)/, '/shop$&')
}
