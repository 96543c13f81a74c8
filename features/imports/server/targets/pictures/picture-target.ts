import { pictureMessages as text } from '#features/imports/rules/picture-messages.ts'
import type { ImportTarget } from '../target.ts'
import { openPictures } from './picture-plan.ts'
import { storePictures, takePicturesBack } from './picture-store.ts'

/** Photos and signatures of students. The rows are the files of a zip, whose names say whose they are. */
export const pictureTarget: ImportTarget = {
  id: 'pictures',
  label: text.label,
  note: text.note,
  takes: 'zip',
  columns: [
    { name: 'file', label: text.file, type: 'text', headings: [], isRequired: true, help: null },
    {
      name: 'number',
      label: text.number,
      type: 'text',
      headings: [],
      isRequired: true,
      help: null,
    },
  ],
  keys: [['file']],
  unique: [],
  open: openPictures,
  store: storePictures,
  takeBack: takePicturesBack,
}
