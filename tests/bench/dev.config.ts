import { type ConfigEnv, mergeConfig } from 'vite'
import product from '../../vite.config.ts'

/** The product's own, with its cache where the bench says: a first start and a later one can be told apart. */
export default (env: ConfigEnv) => mergeConfig(product(env), { cacheDir: process.env['BENCH_CACHE'] ?? 'node_modules/.vite' })
