import type { DocumentPictures } from '../server/pictures/pictures.ts'

/** A university without logo, seal and signatures. */
export const noPictures: DocumentPictures = {
  logo: null,
  seal: null,
  controller: null,
  registrar: null,
}
