import type { MediaLabels } from '../../components/Media/mediaLabels.js'
import { isolate } from '../../labels/isolate.js'

export const mediaLabels: MediaLabels = {
  mediaBroken: 'لا يمكن عرض هذا الملف.',
  mediaChoose: (kind, place, of) => isolate`${kind}، ${place} من ${of}`,
  mediaEnlarge: 'تكبير',
  mediaKind: (kind) => mediaNames[kind] ?? 'ملف',
  mediaNone: 'لا صورة.',
  mediaOpen: (kind) => mediaVerbs[kind] ?? 'فتح',
  mediaOriginal: 'فتح الملف الأصلي',
}

const mediaNames: Record<string, string> = {
  audio: 'صوت',
  image: 'صورة',
  model: 'مجسّم ثلاثي الأبعاد',
  page: 'صفحة ويب',
  video: 'فيديو',
}

const mediaVerbs: Record<string, string> = {
  model: 'عرض ثلاثي الأبعاد',
  page: 'فتح الصفحة هنا',
  video: 'عرض الفيديو',
}
