import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { BuiltFiles } from '../app-assets/built-files';

export interface CardFonts {
  /** Paths of TrueType files. One caller at a time. */
  load: () => Promise<readonly string[]>;
  remove: () => Promise<void>;
}

/** The kit's font, as the build of the app names it. */
const fontFile = /^assets\/inter-[a-z-]+-wght-normal-[\w-]+\.woff2$/;

/**
 * The drawing library cannot read WOFF 2: for the first card, the app's fonts are converted into a temporary
 * folder.
 *
 * @returns Undefined for an app with another font.
 */
export function createCardFonts(files: BuiltFiles): CardFonts | undefined {
  const fonts = [...files].flatMap(([name, { content }]) => (fontFile.test(name) ? [content] : []));
  if (fonts.length === 0) return undefined;
  let folder: string | undefined;
  let loading: Promise<string[]> | undefined;

  async function write(): Promise<string[]> {
    folder ??= await mkdtemp(path.join(tmpdir(), 'alphazone-fonts-'));
    await mkdir(folder, { recursive: true });
    // Imported on first use: its WebAssembly is rarely needed.
    const { default: decompress } = await import('woff2-encoder/decompress');
    const paths: string[] = [];
    for (const [index, font] of fonts.entries()) {
      const file = path.join(folder, `${index}.ttf`);
      await writeFile(file, await decompress(font));
      paths.push(file);
    }
    return paths;
  }

  return {
    async load() {
      const paths = await loading?.catch(() => undefined);
      // The system may have cleaned the temporary folder.
      if (paths?.every((file) => existsSync(file))) return paths;
      return (loading = write());
    },
    async remove() {
      await loading?.catch(() => undefined);
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
