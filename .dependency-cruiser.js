import { layerRules, options } from './tests/architecture/layerRules.ts'

export default { forbidden: layerRules.map((fence) => ({ ...fence, severity: 'error' })), options }
