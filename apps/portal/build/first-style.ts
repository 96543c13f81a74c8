import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as beasties from 'beasties'

/** Its types describe its CommonJS export, where the class is one level deeper. */
const { default: Beasties } = beasties as unknown as (typeof beasties)['default']

/**
 * Puts the rules of the first paint into the page's head and its style sheet at the end: the browser paints the HTML
 * without a second round trip. The sheet contains the same rules, so it changes nothing of the first paint. The font
 * faces are in the head too, so that no text is laid out twice. The markup stays exactly as rendered: React hydrates it
 * character by character.
 */
export async function withFirstStyle(html: string, folder: string): Promise<string> {
  const [link = '', file = ''] =
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? []
  if (link === '') throw new Error('The page has no style sheet to take rules from')
  const sheet = await readFile(join(folder, file), 'utf8')
  const faces = sheet.match(/@font-face\{[^}]*\}/g) ?? []
  const rules = [...faces, await firstRules(html, folder)].join('')
  return html
    .replace(link, () => `<style>${rules}</style>`)
    .replace('</body>', () => `${link}</body>`)
}

/**
 * The rules that something in the page answers to, and those of the dark theme, the other language and data saving, which
 * the head's script sets by what it finds on the device.
 */
async function firstRules(html: string, folder: string): Promise<string> {
  const finder = new Beasties({
    path: folder,
    publicPath: '/',
    preload: 'body',
    pruneSource: false,
    fonts: false,
    keyframes: 'critical',
    allowRules: [/data-theme/, /:lang/, /save-data/],
    logLevel: 'warn',
  })
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(await finder.process(html)) ?? []
  return rules
}
