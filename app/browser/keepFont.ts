interface Browser {
  document: { documentElement: { dataset: DOMStringMap } };
  FontFace: new (family: string, source: string) => Pick<FontFace, 'load'>;
  localStorage: Pick<Storage, 'setItem'>;
}

/**
 * Downloads the font for the next page, which preloads it (`app/appearance/preloadFont.ts`). This page renders without it.
 *
 * @throws When storage is blocked or the font cannot be loaded.
 */
export async function keepFont({ document, FontFace, localStorage }: Browser): Promise<void> {
  const { font } = document.documentElement.dataset;
  if (font === undefined) return;
  // Not added to `document.fonts`, so it causes no layout.
  await new FontFace('next', `url(${font})`).load();
  localStorage.setItem('font', 'kept');
}
