import type { MediaLabels } from '../../components/Media/mediaLabels.js'

export const mediaLabels: MediaLabels = {
  mediaBroken: 'Diese Datei kann nicht angezeigt werden.',
  mediaChoose: (kind, place, of) => `${kind}, ${place} von ${of}`,
  mediaEnlarge: 'Vergrößern',
  mediaKind: (kind) => mediaNames[kind] ?? 'Datei',
  mediaNone: 'Kein Bild.',
  mediaOpen: (kind) => mediaVerbs[kind] ?? 'Laden',
  mediaOriginal: 'Original öffnen',
}

const mediaNames: Record<string, string> = {
  audio: 'Audio',
  image: 'Bild',
  model: '3D-Modell',
  page: 'Webseite',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'In 3D ansehen',
  page: 'Seite hier öffnen',
  video: 'Video laden',
}
