/** All feature files, in a chunk that loads when a rule is shown. */
export const featureFiles: readonly string[] = Object.values(
  import.meta.glob<string>('../../features/**/*.feature', { query: '?raw', import: 'default', eager: true }),
)
