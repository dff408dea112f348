export const invalidInputs = new Map([
  ['a control character', 'hana\u0000@clubhouse.example'],
  ['a smile', '😀'],
  ['a name of another script', 'Сольвейг Ødegård-Nguyễn'],
  ['a number in full-width digits', '＋１ ３１２ ５５５ ０１９０'],
  ['a script', '<script>alert(1)</script>'],
  ['half an address', 'hana@'],
  ['nothing', ''],
  ['spaces', '   '],
  ['ten thousand letters', `${'a'.repeat(10_000)}@clubhouse.example`],
  ['three digits', '１２3'],
])
