/** The ground of the page as servers know colours: the design's own is in OKLCH, the document's theme colour is the same in RGB. */
export function paperColour(): string {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isSystem = colorScheme.includes('light') && colorScheme.includes('dark')
  const isDark = isSystem ? matchMedia('(prefers-color-scheme: dark)').matches : colorScheme === 'dark'
  const theme = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media*="${isDark ? 'dark' : 'light'}"]`)
  if (!theme) throw new Error('The document has no theme colour')
  return theme.content
}
