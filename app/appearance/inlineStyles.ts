import type { Plugin } from 'vite';

/** Id of the `<style>` element. */
export const fontsId = 'fonts';

/**
 * Inlines the entry's style sheet, which has only the kit's fonts. The first paint would wait for its
 * request.
 */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') return link;
        // A replacement function, because "$&" in a replacement text is a pattern.
        return `<style id="${fontsId}">${String(sheet.source).trim()}</style>`;
      }),
  },
};
