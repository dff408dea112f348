import type { Actions, ActionsOn, ActionsOnTwo, Facts, Lists, Phrases, Texts } from '../world/Phrases.ts'

const acts: Actions = {
  'begins to buy a membership for a launch monitor': ({ monitorPlans }) => monitorPlans.beginPurchase(),
  'goes on with the plan': ({ monitorPlans }) => monitorPlans.goOn(),
}

const actsOn: ActionsOn = {
  'begins to upgrade the launch monitor': ({ monitorPlans }, esn) => monitorPlans.beginUpgrade(esn),
  'begins to change the card of': ({ monitorPlans }, name) => monitorPlans.beginPaymentInfo(name),
  'goes on to the payment of': async ({ monitorPlans }, name) => {
    await monitorPlans.choose(name)
    await monitorPlans.goOn()
    await monitorPlans.goOn()
  },
  'goes on with the plan': async ({ monitorPlans }, name) => {
    await monitorPlans.choose(name)
    await monitorPlans.goOn()
  },
}

const actsOnTwo: ActionsOnTwo = {
  'upgrades the launch monitor': async ({ devices, monitorPlans }, esn, plan) => {
    await devices.open()
    await monitorPlans.beginUpgrade(esn)
    await monitorPlans.choose(plan)
    await monitorPlans.goOn()
  },
}

const texts: Texts = {
  'step of the purchase': async ({ monitorPlans }) => {
    const step = await monitorPlans.step()
    return step === 'selectPlans' ? 'plan' : step
  },
}

const lists: Lists = {
  'memberships of which home reminds': ({ home }) => home.endingMemberships(),
  'plans for launch monitors': ({ monitorPlans }) => monitorPlans.plans(),
}

const facts: Facts = {
  'the card is kept for the next payment': ({ monitorPlans }) => monitorPlans.isCardSent(),
}

export const devicesWords: Phrases = { acts, actsOn, actsOnTwo, texts, lists, facts }
