import { plural } from '../../labels/plural.js'

type Count = number | bigint

export const listings = (count: Count) =>
  plural('es', count, {
    one: '# anuncio',
    many: '# de anuncios',
    other: '# anuncios',
  })

export const number = (count: Count) => plural('es', count, { other: '#' })

export const items = (count: Count) =>
  plural('es', count, {
    one: '# artículo',
    many: '# de artículos',
    other: '# artículos',
  })
