import { expect, it } from 'vitest';

import { makeInstallable, webManifest } from './web-manifest';

const brand = { name: 'Book Club', tagline: 'One chapter a week' };
const page =
  '<head><meta name="theme-color" content="#000" media="dark"><meta name="theme-color" content="#fff" media="light"></head>';

it("installs under the site's name, with the kit's icons", () => {
  const manifest = JSON.parse(webManifest(makeInstallable(page, brand), brand)) as { icons: object[] };

  expect(manifest).toMatchObject({
    name: 'Book Club',
    description: 'One chapter a week',
    theme_color: '#000',
    background_color: '#000',
  });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
});

it("takes the site's logo and the theme's backgrounds", () => {
  const own = { ...brand, logo: '/media/a"b.svg' };
  const theme = 'html:root{--az-canvas: #123;--az-text: red}html:root[light]{--az-canvas:#eef}';
  const installable = makeInstallable(page, own, theme);

  expect(installable).toContain('content="#123" media="dark"');
  expect(installable).toContain('content="#eef" media="light"');
  expect(installable).toContain('<link rel="apple-touch-icon" href="/media/a&quot;b.svg" />');
  expect(JSON.parse(webManifest(installable, own))).toMatchObject({
    background_color: '#123',
    icons: [{ src: '/media/a"b.svg', sizes: 'any' }],
  });
});
