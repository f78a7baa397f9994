/**
 * Media types that the service serves, and their file extensions. Pages are not
 * among them: a wallet would take a stranger's page for the host it comes from,
 * sandboxed or not.
 */
export const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/bmp', 'bmp'],
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['video/ogg', 'ogv'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg', 'ogg'],
  ['audio/wav', 'wav'],
  ['audio/flac', 'flac'],
  ['audio/aac', 'aac'],
  ['model/gltf-binary', 'glb'],
  ['model/gltf+json', 'gltf'],
])
