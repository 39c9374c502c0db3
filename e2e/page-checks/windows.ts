/** Sizes of windows that every page is looked at in. */
export const windows = [
  [320, 568],
  [360, 640],
  [390, 664],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
] as const

/** For readers who have set a default font size twice as large. */
export const widthsForLargeText = [412, 768, 1280, 1366, 1920, 2560]

export const widthsForFonts = [390, 412, 768, 1440]

export const touchScreens = [
  { device: 'phone', width: 390, height: 664 },
  { device: 'tablet', width: 1024, height: 1366 },
]
