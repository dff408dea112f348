import { paths } from '#ui/shell/paths.ts'
import type { Actions, ActionsOn, Facts, Lists, Phrases } from '../../world/Phrases.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  button,
  byRole,
  called,
  dialog,
  field,
  filled,
  group,
  item,
  list,
  main,
  named,
  part,
  radio,
  type Target,
  text,
} from '../../world/screen/Target.ts'

const question = byRole('alertdialog')
const register = button('devices:register.submit').within(dialog())
const esn = field('devices:card.esn').within(dialog())

/** As it is printed on the launch monitor. */
export function spaced(number: string): string {
  return number.match(/.{1,4}/g)?.join(' ') ?? number
}

/** Also behind a dialog. */
export function monitorCard(number: string): Target {
  return item(undefined, { includeHidden: true })
    .having(named('esn'))
    .withText(called(spaced(number)))
}

export async function manage(screen: Screen, number: string): Promise<void> {
  await screen.press(button(filled('devices:card.manageNamed', { esn: spaced(number) })).within(main))
}

export function goToMonitors(screen: Screen): Promise<void> {
  return screen.open(paths.devices, () => openAccountSection(screen, 'devices'))
}

async function beginToSell(screen: Screen, number: string): Promise<void> {
  await manage(screen, number)
  await screen.press(button('devices:manage.transfer').within(dialog()))
}

async function report(screen: Screen, number: string, reason: 'lost' | 'stolen'): Promise<void> {
  await manage(screen, number)
  await screen.press(button('devices:manage.report').within(dialog()))
  await screen.press(radio(`devices:report.${reason}`).within(dialog()))
  await screen.press(button('devices:report.send').within(dialog()))
}

const acts: Actions = {
  'looks at her launch monitors': ({ screen }) => goToMonitors(screen),
  'opens the address of launch monitors': ({ screen }) => screen.open(paths.devices),
  'begins to register a launch monitor': button('devices:list.register').within(main),
  'registers it': register,
}

const actsOn: ActionsOn = {
  'enters the serial number': esn,
  'registers the launch monitor': async ({ screen }, number) => {
    await screen.press(button('devices:list.register').within(main))
    await screen.type(esn, number)
    await screen.press(register)
  },
  'looks at the launch monitor': ({ screen }, number) => manage(screen, number),
  'begins to sell the launch monitor': ({ screen }, number) => beginToSell(screen, number),
  'sells the launch monitor': async ({ screen }, number) => {
    await beginToSell(screen, number)
    await screen.press(button('devices:transfer.confirm').within(question))
  },
  'reports as stolen the launch monitor': ({ screen }, number) => report(screen, number, 'stolen'),
  'reports as lost the launch monitor': ({ screen }, number) => report(screen, number, 'lost'),
}

const facts: Facts = {
  'the serial number is invalid': text('devices:register.invalid').within(dialog()),
  'the launch monitor is free': text('devices:steps.register').within(dialog()),
  'the launch monitor is already hers': text('devices:steps.show-devices').within(dialog()),
  'the launch monitor belongs to somebody else': text('devices:steps.ask-seller').within(dialog()),
  'the launch monitor is blocked': text('devices:steps.ask-club').within(dialog()),
  'the rest of the term is not refunded': text('devices:transfer.lostPayments').within(question),
  'no membership ends with the sale': text('devices:transfer.lostNone').within(question),
  'its memberships end with the sale': text('devices:transfer.lostUnknown').within(question),
  'the help desk is offered': button('devices:steps.help').within(dialog()),
  'her membership has no launch monitor': text('family:closed.launchMonitorLead').within(main),
}

const lists: Lists = {
  'launch monitors': async ({ screen }) => (await screen.texts(named('esn').within(list().within(main).at(0)))).map(unspaced),
  'launch monitors reported as stolen': async ({ screen }) =>
    (await screen.texts(named('esn').within(item().within(main).having(text('devices:card.stolen'))))).map(unspaced),
  'launch monitors reported as lost': async ({ screen }) =>
    (await screen.texts(named('esn').within(item().within(main).having(text('devices:card.lost'))))).map(unspaced),
  'launch monitors to choose from': async ({ screen }) =>
    (await screen.texts(part('label').within(group('devices:activation.device'))))
      .flatMap((each) => /(?:\w{4} ){2}\w{2}/.exec(each) ?? [])
      .map(unspaced),
  'memberships that end with the sale': async ({ screen }) => {
    const words = await screen.words()
    const losses = await screen.texts(item().within(question))
    return losses.map((each) => words.read('devices:transfer.lostUntil', each)?.['name']).filter(Boolean)
  },
}

function unspaced(number: string): string {
  return number.replaceAll(' ', '')
}

export const monitorsWords: Phrases = { acts, actsOn, facts, lists }
