'use client'
import { useEffect, useLayoutEffect } from 'react'

/**
 * `useLayoutEffect` in browsers. On a server it would warn in React 18, so it
 * is `useEffect` there.
 */
export const useBrowserLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect
