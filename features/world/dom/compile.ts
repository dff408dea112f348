import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compiledForNode } from '../../../scripts/vite/compiledForNode.ts'

/** Each class has the name of its style. */
const styles = 'export default new Proxy({}, { get: (_, name) => name })'

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.scss')) return { format: 'module', source: styles, shortCircuit: true }
    const source = /\/src\/.*\.tsx?$/.test(url) ? compiledForNode(fileURLToPath(url), '/') : undefined
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
  },
})
