import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Dependency } from '#composition/provide'
import { type ScreenEntry, tables } from '#composition/screens'
import type { Area } from '#domain/session/areas'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { AppointmentsViewModel } from '#ui/scheduling/appointments/AppointmentsViewModel.ts'
import { dynamicImportPath } from '../../../scripts/vite/screenSources.ts'

const viewModel = z.custom<Dependency<object>>((value) => typeof value === 'function')
const entries = (await Promise.all(Object.values(tables).map((load) => load()))).flatMap(({ screens }) => screens)
const screens = await Promise.all(entries.map(async (entry) => ({ ...entry, viewModel: await viewModelOf(entry) })))

/** The area to which the product's table says that a view model's screen belongs. An appointment is shown beside the calendar. */
export function areaOfScreen(screen: unknown): Area | undefined {
  const viewModel = screen === AppointmentViewModel ? AppointmentsViewModel : screen
  const entry = screens.find((each) => each.viewModel === viewModel)
  if (!entry) throw new Error(`No table has the screen of ${String(screen)}`)
  return entry.area
}

export function screenOfPath(path: string): Dependency<object> {
  const screen = screens.find((each) => each.path === path)?.viewModel
  if (!screen) throw new Error(`No table has a screen with a view model at ${path}`)
  return screen
}

/** Node can't read a screen's .tsx, so its import of a view model is read from the source. */
async function viewModelOf({ screen }: ScreenEntry): Promise<Dependency<object> | undefined> {
  const file = dynamicImportPath(screen)
  const [, name = '', path = ''] = /import \{ (?:[^}]*, )?(\w+ViewModel)\b[^}]*\} from '(\.[^']*)'/.exec(readFileSync(file, 'utf8')) ?? []
  if (path === '') return undefined
  const module: unknown = await import(pathToFileURL(resolve(dirname(file), path)).href)
  return z.parse(z.object({ [name]: viewModel }), module)[name]
}
