/** The first view requests the fonts, so they can't be there before it. */
export async function fontsLoaded(document: Document): Promise<void> {
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  await document.fonts.ready
}
