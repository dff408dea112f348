import { preloadScreen, type ScreenFiles } from './preloadScreen.ts'

declare const screenFiles: ScreenFiles

/** Requested with the start chunk and much smaller: the build puts the screens' files into it. */
preloadScreen(document, location.pathname, screenFiles)
