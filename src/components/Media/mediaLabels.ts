import type { LabelsOf } from '../../labels/labelsOf.js'

/** `Media` and `MediaViewer`. */
export const mediaLabels = {
  mediaBroken: 'This file cannot be shown.',
  mediaChoose: (kind: string, place: number, of: number) =>
    `${kind}, ${place} of ${of}`,
  mediaEnlarge: 'Enlarge',
  mediaKind: (kind: string) => mediaNames[kind] ?? 'File',
  mediaNone: 'There is no picture.',
  mediaOpen: (kind: string) => mediaVerbs[kind] ?? 'Load',
  mediaOriginal: 'Open original',
}

export type MediaLabels = LabelsOf<typeof mediaLabels>

const mediaNames: Record<string, string> = {
  audio: 'Sound',
  image: 'Picture',
  model: '3D model',
  page: 'Page',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'View in 3D',
  page: 'Open page here',
  video: 'Load video',
}
