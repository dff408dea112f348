import { fontsLoaded } from './fontsLoaded.ts'
import { preloadScreen, type ScreenFiles } from './preloadScreen.ts'

declare const screenFiles: ScreenFiles

void preloadScreen(document, location.pathname, screenFiles, fontsLoaded(document))
