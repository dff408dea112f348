const light = '#f8f8f3'
const dark = '#0d1d1e'

/** The ground of the page as a colour that servers know: the design's own is written in OKLCH. */
export function paperColour(): string {
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isSystem = colorScheme.includes('light') && colorScheme.includes('dark')
  const isDark = isSystem ? matchMedia('(prefers-color-scheme: dark)').matches : colorScheme === 'dark'
  return isDark ? dark : light
}
