import type { MediaLabels } from '../../components/Media/mediaLabels.js'

export const mediaLabels: MediaLabels = {
  mediaBroken: 'このファイルは表示できません。',
  mediaChoose: (kind, place, of) => `${kind}、${place} / ${of}`,
  mediaEnlarge: '拡大',
  mediaKind: (kind) => mediaNames[kind] ?? 'ファイル',
  mediaNone: '画像なし',
  mediaOpen: (kind) => mediaVerbs[kind] ?? '読み込む',
  mediaOriginal: '元のファイルを開く',
}

const mediaNames: Record<string, string> = {
  audio: '音声',
  image: '画像',
  model: '3Dモデル',
  page: 'ウェブページ',
  video: '動画',
}

const mediaVerbs: Record<string, string> = {
  model: '3Dで見る',
  page: 'ここでページを開く',
  video: '動画を読み込む',
}
