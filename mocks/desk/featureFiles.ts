/** The specification, a chunk of its own. */
export const featureFiles: readonly string[] = Object.values(
  import.meta.glob<string>('../../features/**/*.feature', { query: '?raw', import: 'default', eager: true }),
)
