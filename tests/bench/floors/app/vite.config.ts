import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** React, and not a line more. Everything that is written goes where the bench says. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: process.env['BENCH_CACHE'] ?? 'node_modules/.vite',
  plugins: [react()],
  server: { host: '127.0.0.1', strictPort: true },
})
