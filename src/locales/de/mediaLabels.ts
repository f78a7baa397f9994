import type { MediaLabels } from '../../components/Media/mediaLabels.js'

export const mediaLabels: MediaLabels = {
  mediaBroken: 'Diese Datei kann nicht angezeigt werden.',
  mediaChoose: (kind, place, of) => `${kind}, ${place} von ${of}`,
  mediaEnlarge: 'Vergrößern',
  mediaKind: (kind) => mediaNames[kind] ?? 'Datei',
  mediaNone: 'Es gibt kein Bild.',
  mediaOpen: (kind) => mediaVerbs[kind] ?? 'Laden',
  mediaOriginal: 'Original öffnen',
}

const mediaNames: Record<string, string> = {
  audio: 'Ton',
  image: 'Bild',
  model: '3D-Modell',
  page: 'Seite',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'In 3D ansehen',
  page: 'Seite hier öffnen',
  video: 'Video laden',
}
