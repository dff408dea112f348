import type { Plugin } from 'vite'

const attribute = /,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}/g

/**
 * Node wants `{ with: { type: 'json' } }` on a dynamic import of JSON. Vite's dev server makes a script of the JSON and
 * leaves the attribute, so that the browser refuses it (vitejs/vite#19095). Spaces keep every place in the file.
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
