/** What a file is by its first bytes, a character each. */
export function pictureType(text: string): 'jpg' | 'png' | 'webp' | undefined {
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' ? 'webp' : undefined
}
