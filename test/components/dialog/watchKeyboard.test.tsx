import { describe, expect, test, vi } from 'vitest'
import { watchKeyboard } from '../../../src/components/dialog/watchKeyboard.js'

describe('an on-screen keyboard', () => {
  test('default: a CSS variable holds the height that the keyboard covers', () => {
    const view = Object.assign(new EventTarget(), {
      height: innerHeight,
      offsetTop: 0,
      scale: 1,
    })
    vi.stubGlobal('visualViewport', view)
    const sheet = document.createElement('div')
    const end = watchKeyboard(sheet)
    const covered = () => sheet.style.getPropertyValue('--mk-keyboard')
    expect(covered()).toBe('0px')
    view.height -= 300
    view.dispatchEvent(new Event('resize'))
    expect(covered()).toBe('300px')
    // A smaller viewport by pinch zoom is no keyboard.
    view.scale = 2
    view.dispatchEvent(new Event('scroll'))
    expect(covered()).toBe('0px')
    end()
    view.scale = 1
    view.dispatchEvent(new Event('resize'))
    expect(covered()).toBe('0px')
    vi.unstubAllGlobals()
  })
})
