import type { Action, Actions, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { either, textIn, textUnless } from '../../world/screen/either.ts'
import { button, byRole, dialog, heading, link, main, navigation, part, text } from '../../world/screen/Target.ts'

const plan = byRole('article').within(main)
const change = button('plan:plan.pause').or(button('plan:plan.resume')).within(plan)
const confirm = button('plan:change.pause').or(button('plan:change.resume')).within(dialog())
const states = { PAUSED: 'paused', COMPLETED: 'completed', OTHER: 'on hold' }

const changePlan: Action = async ({ screen }) => {
  await screen.press(change)
  await screen.press(confirm)
}

const places: Actions = {
  'her lesson plan': ({ screen }) =>
    screen.open('/learn/plan', async () => {
      await screen.press(link('shell:areas.lessons').within(navigation('shell:shell.navigation')))
      await screen.press(link('scheduling:appointments.plan'))
    }),
}

const acts: Actions = {
  'pauses the plan': changePlan,
  'takes the plan up again': changePlan,
  'decides against pausing the plan': async ({ screen }) => {
    await screen.press(change)
    await screen.press(button('plan:change.drop').within(dialog()))
  },
}

const facts: Facts = {
  "the plan can't be paused": async ({ screen }) => !(await either(screen, change, plan)),
}

const texts: Texts = {
  'lesson plan': ({ screen }) => textUnless(screen, heading(2, 'plan:plan.none'), heading(2).within(plan)),
  'step that is worked on': ({ screen }) => textIn(screen, plan, part('[aria-current=step] h3')),
  'state of the plan': async ({ screen }) => {
    for (const [key, state] of Object.entries(states)) if (await screen.shows(text(`plan:status.${key}`).within(plan))) return state
    return (await screen.shows(plan)) ? 'in progress' : undefined
  },
}

const lists: Lists = { 'steps of the plan': heading(3).within(plan) }

export const planWords: Phrases = { places, acts, facts, texts, lists }
