import { fontsLoaded } from './fontsLoaded.ts'
import { preloadScreen, type ScreenFiles } from './preloadScreen.ts'
import { requestRest } from './requestRest.ts'

declare const screenFiles: ScreenFiles

void requestRest(document, 'home-true')
void preloadScreen(document, location.pathname, screenFiles, fontsLoaded(document))
