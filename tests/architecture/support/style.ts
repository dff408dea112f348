/** Keys of labels that a button or a status shows while an action runs. */
const running =
  /(?:^|\.)(?:adding|applying|asking|booking|busy|changing|checking|confirming|creating|deleting|issuing|locating|moving|opening|paying|redeeming|registering|resending|retrying|saving|sending|sendingCode|signingOut|starting|submitting|suggesting|taking|uploading)$/

/** Labels of running actions without an ellipsis; sentences are fine. */
export function withoutEllipsis(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    running.test(key) && !/[….。]$|%/u.test(text) ? [`${key} lacks an ellipsis: ${JSON.stringify(text)}`] : [],
  )
}

/** French texts in which a line can break before a sign, or inside quotation marks. */
export function breakable(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    / [?!;:»%$€]|« |\d \d|[\p{L}\d)}’][?!;»]/u.test(text) ? [`${key} can break before a sign: ${JSON.stringify(text)}`] : [],
  )
}

/** Texts with the apostrophe or quotation mark of a typewriter. */
export function typewritten(texts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => (/['"]/.test(text) ? [`${key} is typewritten: ${JSON.stringify(text)}`] : []))
}
