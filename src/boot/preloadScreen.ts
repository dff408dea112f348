import { screenAt } from './screenAt.ts'
import { type ScreenView, showScreenView } from './showScreenView.ts'

export interface ScreenFiles {
  readonly base: string
  readonly files: readonly string[]
  readonly screens: readonly ({ readonly path: string; readonly needs: readonly number[] } & ScreenView)[]
}

export async function preloadScreen(
  document: Document,
  pathname: string,
  { base, files, screens }: ScreenFiles,
  fonts: Promise<unknown>,
): Promise<void> {
  const found = screenAt(pathname, { base, screens })?.screen
  for (const [index, file] of files.entries()) {
    if (!found?.needs.includes(index)) continue
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = base + file
    document.head.append(link)
    // Each takes its time on a slow phone, and the requests for the screen's data go first.
    await new Promise((resolve) => setTimeout(resolve))
  }
  await fonts
  if (found && found.view.length > 0) showScreenView(document, found)
}
