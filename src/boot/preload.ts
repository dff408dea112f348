import { preloadScreen, type ScreenFiles } from './preloadScreen.ts'

declare const screenFiles: ScreenFiles

/** Requested before the start chunk and much smaller: the build puts the screens' files and views into it. */
void preloadScreen(document, location.pathname, screenFiles, document.fonts.ready)
