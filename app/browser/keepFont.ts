interface Browser {
  document: { documentElement: { dataset: DOMStringMap } };
  FontFace: new (family: string, source: string) => Pick<FontFace, 'load'>;
  localStorage: Pick<Storage, 'setItem'>;
}

/**
 * Loads the font that this page does without for the next page, which then preloads it (`app/appearance/preloadFont.ts`).
 *
 * @throws When storage is blocked or the font cannot be loaded.
 */
export async function keepFont({ document, FontFace, localStorage }: Browser): Promise<void> {
  const { font } = document.documentElement.dataset;
  if (font === undefined) return;
  // Not one of the page's fonts, so nothing is laid out again.
  await new FontFace('next', `url(${font})`).load();
  localStorage.setItem('font', 'kept');
}
