import { layerRules, options } from './tests/architecture/layerRules.ts'

export default { forbidden: layerRules.map((rule) => ({ ...rule, severity: 'error' })), options }
