import type { Screen } from './Screen.ts'
import { alert, byRole, dialog, part, status } from './Target.ts'

const places = alert().or(status()).or(dialog()).or(byRole('alertdialog'))
const wrongFields = part(
  'input[aria-invalid=true], textarea[aria-invalid=true], select[aria-invalid=true], [role=spinbutton][aria-invalid=true]',
)

/** What the screen tells: alerts, statuses, dialogs, and what is said of a wrong entry. */
export async function noticeTexts(screen: Screen): Promise<readonly string[]> {
  const told = await screen.texts(places)
  const ids = (await screen.marks(wrongFields, 'aria-describedby')).flatMap((names) => names.split(' ')).filter(Boolean)
  return ids.length === 0 ? told : [...told, ...(await screen.texts(part(ids.map((id) => `[id="${id}"]`).join(','))))]
}
