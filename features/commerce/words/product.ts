import type { Actions, ActionsOn, ActionsOnTwo, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'

const acts: Actions = {
  'adds it to the cart': ({ product }) => product.add(),
  'has added it to the cart': ({ product }) => product.add(),
  'continues shopping': ({ product }) => product.goOn(),
}

const actsOn: ActionsOn = {
  'opens the quick view of': ({ product }, name) => product.quickLook(name),
  'looks for the product': ({ product }, urlKey) => product.open(urlKey),
  'also adds': ({ product }, name) => product.takeAlong(name),
}

const facts: Facts = {
  'the shop refuses it': async ({ product }) => (await product.refusal()) === 'invalid',
}

const texts: Texts = {
  product: ({ product }) => product.name(),
  'unit price': ({ product }) => product.price(),
}

const lists: Lists = {
  'options to choose first': ({ product }) => product.missing(),
  'designs to choose among': ({ product }) => product.designs(),
  'related products': ({ product }) => product.beside('related'),
  'products that may be liked as well': ({ product }) => product.beside('upsell'),
}

const actsOnTwo: ActionsOnTwo = {
  chooses: ({ product }, value, label) => product.choose(label, value),
  'has chosen': ({ product }, value, label) => product.choose(label, value),
  writes: ({ product }, text, label) => product.write(label, text),
  'has written': ({ product }, text, label) => product.write(label, text),
}

export const productWords: Phrases = { actsOnTwo, acts, actsOn, facts, texts, lists }
