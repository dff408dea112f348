/** Settings of StrykerJS; `npm run mutation` adds the files to mutate, their tests and the report's name. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Texts are for people, and types check ids.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A mutant of a module constant would need a new run of all tests.
  ignoreStatic: true,
  // A busy machine must not look like an endless mutant.
  timeoutMS: 10_000,
  // TypeScript 7 has no JavaScript API to read one.
  tsconfigFile: 'none.json',
  // Anchored: `dist*` would also match `domain/shared/distance.ts`.
  ignorePatterns: ['/*', '!/src', '!/mocks', '!/features', '!/tests', '!/package.json'],
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['html', 'progress-append-only'],
  logLevel: 'warn',
  fileLogLevel: 'off',
}
