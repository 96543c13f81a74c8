/** Where a model is listed and created, and with an id where one record of it is. */
export const modelPath = (model: string, id?: number) =>
  `/api/v1/models/${model}${id === undefined ? '' : `/${id}`}`

export const processPath = (slug: string) => `/api/v1/processes/${slug}`
