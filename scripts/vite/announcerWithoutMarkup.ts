import type { Plugin } from 'vite'

const emptying = ".innerHTML = ''"

/** React Aria empties its announcements by writing markup, which the policy forbids (`require-trusted-types-for 'script'`). */
export function announcerWithoutMarkup(): Plugin {
  return {
    name: 'clubhouse:announcer-without-markup',
    enforce: 'pre',
    transform: {
      filter: { id: /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.mjs$/ },
      handler: (code) => ({ code: withoutMarkup(code), map: null }),
    },
  }
}

export function withoutMarkup(code: string): string {
  if (!code.includes(emptying)) throw new Error('React Aria empties its announcements in another way: is this plugin still needed?')
  return code.replaceAll(emptying, '.replaceChildren()')
}
