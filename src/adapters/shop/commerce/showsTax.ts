/** How a store view is configured to show amounts: 1 without the tax, 2 with it, 3 both. */
export function showsTax(setting: number | undefined): boolean | undefined {
  return setting === undefined ? undefined : setting !== 1
}
