export interface CardInHand {
  readonly number: string
  readonly holder: string
  readonly month: string
  readonly year: string
  readonly securityCode: string
}

export const cards = new Map<string, string>([
  ['a card', '4242 4242 4242 4242'],
  ['a card that her bank accepts at once', '4000002500003155'],
  ["a brother's card", '4000002500003155'],
  ['a card whose bank looks at the browser', '4000000000003055'],
  ['a card whose bank asks her', '4000002760003184'],
  ['a card whose bank looks at the browser and asks her', '4000000000003220'],
  ['a card that her bank refuses', '4000008400001629'],
  ['a card whose bank fails', '4000000000003097'],
  ['a card that is declined', '4000 0000 0000 0002'],
  ['an invalid card', '4242 4242 4242 4241'],
  ['an expired card', '4242424242424242'],
])

export function cardInHand(name: string): CardInHand {
  const number = cards.get(name)
  if (number === undefined) throw new Error(`Nobody has ${name}`)
  if (name === "a brother's card") return { number, holder: 'Nils Lindqvist', month: '11', year: '2031', securityCode: '911' }
  const year = name === 'an expired card' ? '2025' : '2030'
  return { number, holder: 'Hana Lindqvist', month: '05', year, securityCode: '737' }
}
