import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { colorSchemeScript, firstPaintStyle } from '../../../ui/head';

export function renderPage(app: ReactNode): string {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    return `<!doctype html>
<html lang="en">
  <head>
    <style>${firstPaintStyle()}</style>
    <script>${colorSchemeScript}</script>
    ${sheet.getStyleTags()}
  </head>
  <body><div id="root">${html}</div></body>
</html>`;
  } finally {
    sheet.seal();
  }
}
