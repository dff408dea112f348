/** The store view's setting: 1 without tax, 2 with tax, 3 both. */
export function showsTax(setting: number | undefined): boolean | undefined {
  return setting === undefined ? undefined : setting !== 1
}
