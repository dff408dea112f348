import type { Plugin } from 'vite'

const attribute = /,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}/g

/**
 * Node needs `{ with: { type: 'json' } }` on dynamic imports of JSON; Vite's dev server leaves it in place, and browsers refuse the
 * import (vitejs/vite#19095). Spaces keep source positions.
 */
export function jsonImports(): Plugin {
  return {
    name: 'clubhouse:json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: attribute },
      handler: (code) => ({ code: withoutJsonAttribute(code), map: null }),
    },
  }
}

export function withoutJsonAttribute(code: string): string {
  return code.replace(attribute, (found) => found.replace(/\S/g, ' '))
}
