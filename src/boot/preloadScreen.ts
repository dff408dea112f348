import { screenAt } from './screenAt.ts'

export interface ScreenFiles {
  readonly base: string
  readonly files: readonly string[]
  readonly screens: readonly { readonly path: string; readonly needs: readonly number[] }[]
}

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
