import { screenAt } from './screenAt.ts'
import { showScreenView, type ViewNode } from './showScreenView.ts'

export interface ScreenFiles {
  readonly base: string
  readonly files: readonly string[]
  /** `view` is its heading and its skeleton, if the document shows them. */
  readonly screens: readonly { readonly path: string; readonly needs: readonly number[]; readonly view: readonly ViewNode[] }[]
}

export async function preloadScreen(
  document: Document,
  pathname: string,
  { base, files, screens }: ScreenFiles,
  fonts: Promise<unknown>,
): Promise<void> {
  const found = screenAt(pathname, { base, screens })?.screen
  const styles = [fonts]
  for (const [index, file] of files.entries()) {
    if (!found?.needs.includes(index)) continue
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = base + file
    if (link.rel === 'stylesheet') styles.push(new Promise((resolve) => link.addEventListener('load', resolve)))
    document.head.append(link)
  }
  if (found && found.view.length > 0) await showScreenView(document, found.view, Promise.all(styles))
}
