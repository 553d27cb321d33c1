interface Browser {
  document: { fonts: Pick<FontFaceSet, 'load'> };
  localStorage: Pick<Storage, 'setItem'>;
}

/**
 * Loads the kit's font for the next page, which then preloads it (`app/appearance/preloadFont.ts`).
 *
 * @throws When storage is blocked or the font cannot be loaded.
 */
export async function keepFont({ document, localStorage }: Browser): Promise<void> {
  await document.fonts.load('1em "Inter Variable"');
  localStorage.setItem('font', 'kept');
}
