export const mediaLabels = {
  mediaBroken: 'This file can’t be shown.',
  mediaChoose: (kind: string, place: number, of: number) =>
    `${kind}, ${place} of ${of}`,
  mediaEnlarge: 'Enlarge',
  mediaKind: (kind: string) => mediaNames[kind] ?? 'File',
  mediaNone: 'No image.',
  mediaOpen: (kind: string) => mediaVerbs[kind] ?? 'Load',
  mediaOriginal: 'Open original',
}

const mediaNames: Record<string, string> = {
  audio: 'Audio',
  image: 'Image',
  model: '3D model',
  page: 'Web page',
  video: 'Video',
}

const mediaVerbs: Record<string, string> = {
  model: 'View in 3D',
  page: 'Open page here',
  video: 'Load video',
}
