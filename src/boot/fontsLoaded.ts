/** Once the document's own first view is there: it asks for the fonts. */
export async function fontsLoaded(document: Document): Promise<void> {
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  await document.fonts.ready
}
