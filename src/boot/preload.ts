import { preloadScreen, type ScreenFiles } from './preloadScreen.ts'

declare const screenFiles: ScreenFiles

/** Once the document's own first view is there: it asks for the fonts. */
const fonts = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve()
  document.addEventListener('DOMContentLoaded', () => resolve())
}).then(() => document.fonts.ready)

/** Requested before the start chunk and much smaller: the build puts the screens' files and views into it. */
void preloadScreen(document, location.pathname, screenFiles, fonts)
