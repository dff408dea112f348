import type { Playback } from './Screen.ts'

/** Run in the page, so they can't use outer names. */

export function textsIn(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    if (element instanceof HTMLSelectElement) return (element.selectedOptions[0]?.text ?? '').replaceAll(/\s+/g, ' ').trim()
    const heard = document.createElement('div')
    heard.append(element.cloneNode(true))
    for (const drawn of heard.querySelectorAll('[aria-hidden=true]')) drawn.remove()
    return (heard.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  })
}

export function valuesIn(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    if (element instanceof HTMLTimeElement) return element.dateTime
    const moment = element.matches('[data-segments]') ? element.querySelector('input') : undefined
    if (moment) return moment.value
    if ('value' in element) return String(element.value)
    return element.getAttribute('value') ?? ''
  })
}

export function playbackIn(elements: readonly Element[]): Playback[] {
  return elements.map((element) => {
    if (!(element instanceof HTMLMediaElement)) throw new Error(`${element.tagName} does not play`)
    return { time: element.currentTime, speed: element.playbackRate }
  })
}

export function marksIn(elements: readonly Element[], name: string): string[] {
  return elements.map((element) => element.getAttribute(name) ?? '')
}

/** Before the product can answer. */
export function pressTimes(element: HTMLElement, times: number): void {
  element.focus()
  for (let pressed = 0; pressed < times; pressed += 1) element.click()
}

export function contentsOfPage(): string {
  const typed = [...document.querySelectorAll('input')].map((field) => field.value)
  return [document.documentElement.outerHTML, JSON.stringify(history.state), ...typed].join('\n')
}

/** Files are read in turn, so the page has read them before. */
export async function whenRead(input: Element): Promise<void> {
  if (input instanceof HTMLInputElement) for (const file of input.files ?? []) await file.arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve))
}
