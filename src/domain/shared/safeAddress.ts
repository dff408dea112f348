const anywhere = 'https://clubhouse.invalid'

/** Paths of this site, and https. Browsers read `/\` and `/` with a tab as `//`. */
export function isSafeAddress(href: string): boolean {
  if (/^https:\/\//i.test(href)) return URL.canParse(href)
  return href.startsWith('/') && URL.canParse(href, anywhere) && new URL(href, anywhere).origin === anywhere
}
