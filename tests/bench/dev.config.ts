import { type ConfigEnv, mergeConfig } from 'vite'
import product from '../../vite.config.ts'

/** With its own cache folder, to tell a first start from a later one. */
export default (env: ConfigEnv) => mergeConfig(product(env), { cacheDir: process.env['BENCH_CACHE'] ?? 'node_modules/.vite' })
