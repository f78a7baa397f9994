'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, which warns on a server in React 18. */
export const useBrowserLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
