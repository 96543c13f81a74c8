import { idOf, value, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { ProfileImage } from '../rules/images.ts'
import type { Picture } from '../rules/profile.ts'

export const imageColumns = {
  photo: 'Logo_ID',
  signature: 'Signature_ID',
} as const satisfies Record<ProfileImage, string>

const labels = { photo: 'Photo', signature: 'Signature' } as const

/**
 * Body of PUT c_bpartner/{id} with one picture. Both spellings of the payload's keys: SPEC §3 says name and imageurl,
 * iDempiere reads file_name and url. `base64` without a `data:` prefix.
 */
export function imageToWire(which: ProfileImage, file: { name: string; base64: string }) {
  return {
    [imageColumns[which]]: {
      name: file.name,
      file_name: file.name,
      imageurl: '',
      url: '',
      propertyLabel: labels[which],
      data: file.base64,
      'model-name': 'ad_image',
    },
  }
}

/** A picture of a record, null when there is none. */
export function imageFromWire(record: WireRecord, which: ProfileImage): Picture | null {
  const id = idOf(record, imageColumns[which])
  if (id === null) return null
  const found = value(record, imageColumns[which])
  const data = typeof found === 'object' && found !== null && 'data' in found ? found.data : null
  return { id, dataUrl: typeof data === 'string' && data !== '' ? dataUrl(data) : null }
}

function dataUrl(base64: string): string {
  const [type] = Object.entries(beginnings).find(([, start]) => base64.startsWith(start)) ?? [
    'image/jpeg',
  ]
  return `data:${type};base64,${base64}`
}

const beginnings = { 'image/png': 'iVBORw0', 'image/webp': 'UklGR' } as const
