'use client'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why something could not be read: told, once, for as long as it is asked again
 * by itself. Who presses "Try again" sees it load instead.
 */
export function useFailure<error>(
  { error, isPending }: { error: error | null; isPending: boolean },
  /** What is read. */
  subject: unknown,
): { failure: error | null; onPress: () => void } {
  const of = hashKey([subject])
  const [known, setKnown] = useState({ error, of })
  const [pressed, setPressed] = useState<typeof known>()
  if (!isPending && (known.error !== error || known.of !== of))
    setKnown({ error, of })
  const isTold = known.of === of && known !== pressed
  return {
    failure: isPending && isTold ? known.error : error,
    onPress: () => setPressed(known),
  }
}
