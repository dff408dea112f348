import { fontsLoaded } from './fontsLoaded.ts'
import { templateContent } from './showFirstView.ts'

/** Milliseconds: slow answers don't delay the code. */
const longest = 500

/** After the frame that shows what the answers say: so many links take a slow phone a tenth of a second. */
export async function requestRest(document: Document, shown: Promise<unknown>): Promise<void> {
  await fontsLoaded(document)
  const drawn = shown.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, longest))])
  document.head.append(templateContent('home-rest', document.documentElement.lang))
}
