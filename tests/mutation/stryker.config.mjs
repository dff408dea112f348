/** Settings of StrykerJS; `npm run mutation` adds which files to mutate. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Texts are for people, and ids are checked by types.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A mutant in a constant of a module needs all tests anew, tens of seconds for each.
  ignoreStatic: true,
  // A busy machine must not count as a mutant that never ends.
  timeoutMS: 20_000,
  // TypeScript 7 has no JavaScript API that could read one.
  tsconfigFile: 'none.json',
  // Anchored: an unanchored `dist*` would leave `domain/shared/distance.ts` out.
  ignorePatterns: ['/*', '!/src', '!/mocks', '!/features', '!/tests', '!/package.json'],
  tempDirName: 'reports/mutation/sandbox',
  reporters: ['html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  logLevel: 'warn',
  fileLogLevel: 'off',
}
