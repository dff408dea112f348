import type { Actions, ActionsOn, ActionsOnTwo, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { priceIn } from '../../world/prices.ts'
import { gapIn } from '../../world/screen/shown.ts'
import { button, filled, group, heading, link, part, region } from '../../world/screen/Target.ts'
import { form } from '../actors/ProductActor.ts'

const acts: Actions = {
  'adds it to the cart': ({ product }) => product.add(),
  'has added it to the cart': ({ product }) => product.add(),
  'goes from the product to the contact form': link('addToCart:option.contact').within(form),
  'continues shopping': ({ product }) => product.goOn(),
}

const actsOn: ActionsOn = {
  'opens the quick view of': ({ screen }, name) => screen.press(button(filled('addToCart:quick.look', { name }))),
  'also adds': ({ product }, name) => product.takeAlong(name),
}

const facts: Facts = {
  'the product needs a file': part('p').withText('addToCart:option.fileTitle').within(form),
  'the shop refuses it': part('[data-refusal=invalid]'),
  'it is sold out': button('addToCart:stock.none').within(form),
}

const texts: Texts = {
  'problem of the choice': ({ screen }) => screen.text(part('[data-missing] p').within(form)),
  "shop's reason": ({ screen }) => gapIn(screen, 'commerce:line.said', 'words'),
  product: async ({ screen }) => (await screen.marks(form, 'aria-label'))[0],
  'unit price': async ({ screen }) => {
    const [price] = await screen.texts(part('[data-price]').at(-1))
    return price && priceIn(price)
  },
}

const lists: Lists = {
  'pictures of the product': ({ screen }) => screen.marks(part('[data-gallery] img'), 'alt'),
  'options to choose first': ({ screen }) => screen.marks(part('[data-missing]').within(form), 'data-missing'),
  'designs to choose among': part('label').within(group('addToCart:gift.design').within(form)),
  'related products': heading(3).within(region('product:beside.related')),
  'products that may be liked as well': heading(3).within(region('product:beside.upsell')),
}

const actsOnTwo: ActionsOnTwo = {
  chooses: ({ product }, value, label) => product.choose(label, value),
  'has chosen': ({ product }, value, label) => product.choose(label, value),
  writes: ({ product }, text, label) => product.write(label, text),
  'has written': ({ product }, text, label) => product.write(label, text),
}

export const productWords: Phrases = { actsOnTwo, acts, actsOn, facts, texts, lists }
