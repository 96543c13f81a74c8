/** Path at which a model is listed and created, or with an id the path of one record. */
export const modelPath = (model: string, id?: number) =>
  `/api/v1/models/${model}${id === undefined ? '' : `/${id}`}`

export const processPath = (slug: string) => `/api/v1/processes/${slug}`
