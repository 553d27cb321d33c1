import type { Plugin } from 'vite';

/**
 * Puts the entry's style sheet, which only has the kit's fonts, into the page. The first paint would wait for its request. The file stays:
 * parts that load later also ask for it.
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
        return `<style>${String(sheet.source).trim()}</style>`;
      }),
  },
};
