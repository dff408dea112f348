import { fontsLoaded } from './fontsLoaded.ts'
import { templateContent } from './showFirstView.ts'

export async function requestRest(document: Document): Promise<void> {
  await fontsLoaded(document)
  document.head.append(templateContent('home-rest', document.documentElement.lang))
}
