import { numberFormat } from '../Price/numberFormat.js'

/** Formats seconds as hours, minutes or seconds: `3h`, `14m`, `9s`. */
export function formatTimeLeft(
  seconds: number,
  locale: string | undefined,
): string {
  const [size, unit] =
    seconds >= 3600
      ? ([3600, 'hour'] as const)
      : seconds >= 60
        ? ([60, 'minute'] as const)
        : ([1, 'second'] as const)
  const options = { style: 'unit', unit, unitDisplay: 'narrow' } as const
  return numberFormat(locale, options).format(Math.floor(seconds / size))
}
