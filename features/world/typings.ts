/** What somebody may type where something else is asked for. */
export const typings = new Map([
  ['a smile', '😀'],
  ['half an address', 'hana@'],
  ['letters in reverse order', '\u202Ehana@clubhouse.example'],
  ['nothing', ''],
  ['ten thousand letters', `${'a'.repeat(10_000)}@clubhouse.example`],
  ['three digits', '１２3'],
])
