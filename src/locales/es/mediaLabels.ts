import type { MediaLabels } from '../../components/Media/mediaLabels.js'

export const mediaLabels: MediaLabels = {
  mediaBroken: 'Este archivo no se puede mostrar.',
  mediaChoose: (kind, place, of) => `${kind}, ${place} de ${of}`,
  mediaEnlarge: 'Ampliar',
  mediaKind: (kind) => mediaNames[kind] ?? 'Archivo',
  mediaNone: 'Sin imagen.',
  mediaOpen: (kind) => mediaVerbs[kind] ?? 'Cargar',
  mediaOriginal: 'Abrir original',
}

const mediaNames: Record<string, string> = {
  audio: 'Audio',
  image: 'Imagen',
  model: 'Modelo 3D',
  page: 'Página web',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'Ver en 3D',
  page: 'Abrir la página aquí',
  video: 'Cargar video',
}
