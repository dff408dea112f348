interface Found<Screen> {
  readonly screen: Screen
  readonly params: readonly string[]
}

interface Table<Screen> {
  readonly base: string
  readonly screens: readonly Screen[]
}

export function screenAt<Screen extends { readonly path: string }>(
  pathname: string,
  { base, screens }: Table<Screen>,
): Found<Screen> | undefined {
  const segments = pathname.slice(base.length - 1).split('/')
  const screen = screens.find(({ path }) => fits(path.split('/'), segments))
  return screen && { screen, params: segments.filter((_, index) => screen.path.split('/')[index]?.startsWith(':')) }
}

function fits(path: readonly string[], segments: readonly string[]): boolean {
  return path.length === segments.length && path.every((segment, index) => segment.startsWith(':') || segment === segments[index])
}
