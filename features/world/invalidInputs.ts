export const invalidInputs = new Map([
  ['a smile', '😀'],
  ['a name of another script', 'Сольвейг Ødegård-Nguyễn'],
  ['a number in full-width digits', '＋１ ３１２ ５５５ ０１９０'],
  ['a script', '<script>alert(1)</script>'],
  ['half an address', 'hana@'],
  ['letters in reverse order', '\u202Ehana@clubhouse.example'],
  ['nothing', ''],
  ['spaces', '   '],
  ['ten thousand letters', `${'a'.repeat(10_000)}@clubhouse.example`],
  ['three digits', '１２3'],
])
