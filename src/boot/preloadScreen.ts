import { screenAt } from './screenAt.ts'

/** The files that each screen needs beside those around it: the path of its route, and their places in `files`. */
export interface ScreenFiles {
  readonly base: string
  readonly files: readonly string[]
  readonly screens: readonly { readonly path: string; readonly needs: readonly number[] }[]
}

/** Requests the code of the screen at an address; the more specific of two paths comes first. */
export function preloadScreen(document: Document, pathname: string, { base, files, screens }: ScreenFiles): void {
  const found = screenAt(pathname, { base, screens })?.screen
  for (const [index, file] of files.entries()) {
    if (!found?.needs.includes(index)) continue
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.crossOrigin = ''
    link.href = base + file
    document.head.append(link)
  }
}
