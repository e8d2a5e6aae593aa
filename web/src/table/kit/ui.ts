// Interface icons, ours: 24 × 24 strokes.
export const UI = {
  pause: 'M8.5 5v14M15.5 5v14',
  undo: 'M9 6L4 11L9 16M4 11H14.5a5 5 0 0 1 0 10H11',
  hint: 'M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.7.6 1 1.3 1 2.4h6c0-1.1.3-1.8 1-2.4A6.5 6.5 0 0 0 12 3Z',
  book: 'M4 5.5C6.5 4 9.5 4 12 6c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5C9.5 17.5 6.5 17.5 4 19ZM12 6v13.5',
  chat: 'M4 5h16v11H10l-4.5 4V16H4Z',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  close: 'M6 6L18 18M18 6L6 18',
  check: 'M5 12.5L10 17.5L19 7',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  bot: 'M5 9h14v10H5ZM12 9V5M12 5h.01M9 13v1.5M15 13v1.5',
  down: 'M5 9.5L12 16.5L19 9.5',
  up: 'M5 14.5L12 7.5L19 14.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  sheet: 'M4 5h16v14H4ZM4 10h16M10 5v14',
  skip: 'M6 5L13 12L6 19M13 5L20 12L13 19',
  keys: 'M3 7h18v10H3ZM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  mute: 'M4 10v4h3l5 4V6L7 10ZM16 9.5l5 5M21 9.5l-5 5',
  sound: 'M4 10v4h3l5 4V6L7 10ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z',
} as const

export type UiName = keyof typeof UI
