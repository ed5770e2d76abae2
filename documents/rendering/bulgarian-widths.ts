/**
 * Widths of the letters that Source Sans 3 draws otherwise in Bulgarian (its feature `locl` of the language BGR), in thousandths of an em; all
 * others are as wide as everywhere. The test compares them with the font files.
 */
export const bulgarianWidths = {
  400: {
    в: 556,
    г: 419,
    д: 550,
    з: 425,
    и: 544,
    й: 544,
    к: 493,
    л: 467,
    п: 547,
    т: 829,
    ф: 680,
    ц: 556,
    ш: 829,
    щ: 842,
    ѝ: 544,
    Л: 515,
    Ф: 719,
  },
  600: {
    в: 574,
    г: 431,
    д: 570,
    з: 443,
    и: 556,
    й: 556,
    к: 519,
    л: 495,
    п: 560,
    т: 843,
    ф: 710,
    ц: 576,
    ш: 843,
    щ: 865,
    ѝ: 556,
    Л: 536,
    Ф: 740,
  },
} as const satisfies Record<number, Readonly<Record<string, number>>>
