/** The platform's uids are encoded paths. */
export function uidFor(...path: readonly (string | number)[]): string {
  return btoa(path.join('/'))
}

export function pathOf(uid: string): readonly string[] {
  try {
    return atob(uid).split('/')
  } catch {
    return []
  }
}
