import type { Messages } from '#platform/pure/message.ts'

/** Texts about documents that are stored on the device. */
export const savedDocumentMessages = {
  savedOnPhone: { en: 'Saved on this phone: {moment}', ne: 'यो फोनमा सुरक्षित: {moment}' },
  savedOnComputer: {
    en: 'Saved on this computer: {moment}',
    ne: 'यस कम्प्युटरमा सुरक्षित: {moment}',
  },
  'from-device': {
    en: "We couldn't reach the server. This is the copy saved on {moment}.",
    ne: 'सर्भरसँग जोडिन सकिएन। यो {moment}मा सुरक्षित भएको प्रति हो।',
  },
} as const satisfies Messages
