'use client'
import { useEffect, useLayoutEffect } from 'react'

/** Before the browser paints; React 18 warns of it where a server draws. */
export const useBrowserLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
