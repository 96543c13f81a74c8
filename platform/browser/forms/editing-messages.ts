import type { Messages } from '#platform/pure/message.ts'

/** Texts of long forms, file uploads and the picture cropper; only pages that edit load them. */
export const editing = {
  couldNotUpload: { en: "Couldn't upload.", ne: 'अपलोड हुन सकेन।' },
  addFile: { en: 'Add photo or file', ne: 'फोटो वा फाइल राख्नुहोस्' },
  dropHere: { en: 'Drop the file here, or', ne: 'फाइल यहाँ छोड्नुहोस्, वा' },
  removeFile: { en: 'Remove', ne: 'हटाउनुहोस्' },
  uploading: { en: 'uploading, {n} %', ne: 'अपलोड हुँदैछ, {n} %' },
  savedOnPhone: { en: 'Saved on this phone, {time}', ne: 'यस फोनमा सुरक्षित, {time}' },
  savedOnComputer: {
    en: 'Draft saved on this computer, {time}',
    ne: 'यस कम्प्युटरमा मस्यौदा सुरक्षित, {time}',
  },
  savedAt: { en: 'Saved {time}', ne: '{time}मा सुरक्षित भयो' },
  changedElsewhere: {
    en: 'This form was changed in another tab.',
    ne: 'यो फारम अर्को ट्याबमा बदलिएको छ।',
  },
  chooseFirst: {
    en: 'Choose one of the two versions before you save.',
    ne: 'सुरक्षित गर्नुअघि दुईमध्ये एउटा छान्नुहोस्।',
  },
  takeOther: { en: 'Use the other tab’s', ne: 'अर्को ट्याबको राख्नुहोस्' },
  keepMine: { en: 'Keep this version', ne: 'यहाँको राख्नुहोस्' },
  cropHelp: {
    en: 'Drag the picture or use the arrow keys. Pinch, or plus and minus, to zoom.',
    ne: 'तस्बिर तान्नुहोस् वा तीर थिच्नुहोस्। ठूलो-सानो पार्न दुई औँला, वा + र − प्रयोग गर्नुहोस्।',
  },
  cropArea: { en: 'Picture to crop', ne: 'काट्ने तस्बिर' },
  zoomIn: { en: 'Zoom in', ne: 'ठूलो पार्नुहोस्' },
  zoomOut: { en: 'Zoom out', ne: 'सानो पार्नुहोस्' },
  zoom: { en: 'Zoom', ne: 'आकार' },
  rotate: { en: 'Rotate', ne: 'घुमाउनुहोस्' },
  moveLeft: { en: 'Move left', ne: 'बायाँ सार्नुहोस्' },
  moveRight: { en: 'Move right', ne: 'दायाँ सार्नुहोस्' },
  moveUp: { en: 'Move up', ne: 'माथि सार्नुहोस्' },
  moveDown: { en: 'Move down', ne: 'तल सार्नुहोस्' },
  wasSize: { en: 'was {size}', ne: 'पहिले {size}' },
} as const satisfies Messages
