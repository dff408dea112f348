import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: process.env['BENCH_CACHE'] ?? 'node_modules/.vite',
  plugins: [react()],
  server: { host: '127.0.0.1', strictPort: true },
})
