import { viewModels } from './viewModels.ts'
import rules from './vitest.config.ts'

const tests = Object.values(viewModels)
  .flat()
  .map((pattern) => pattern.replace(/\.ts$/, '.test.ts'))

export default { ...rules, test: { ...rules.test, include: tests } }
