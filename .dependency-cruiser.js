import { fences, options } from './tests/architecture/fences.ts'

export default { forbidden: fences.map((fence) => ({ ...fence, severity: 'error' })), options }
