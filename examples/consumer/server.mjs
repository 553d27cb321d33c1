// Renders the kit in plain Node.js, without a bundler.
import assert from 'node:assert/strict';

import * as kit from '@alphazone/ui';
import { PriceTicker } from '@alphazone/ui/crypto';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const post = {
  _id: 'p1',
  postTitle: 'A post of the server',
  postBody: 'With @[Ada](ada).',
  mediaUrls: ['https://example.org/a.png'],
  postTags: ['tag'],
  category: 'News',
  userId: 'ada',
  userPosted: 'Ada',
  postedOn: '2026-10-18T19:00:00.000Z',
  noOfComments: 1,
  pinned: true,
};
const comment = {
  _id: 'c1',
  userId: 'ada',
  userCommented: 'Ada',
  commentBody: 'Yes',
  commentedOn: post.postedOn,
};
const standing = { score: 3 };
const nothing = () => undefined;
const search = () => Promise.resolve([]);

const scheme = kit.keepColorScheme(globalThis.window);
const Themes = () => h(kit.ThemeMenu, { value: kit.useColorScheme(scheme), onChange: scheme.choose });

const page = h(
  kit.KitProvider,
  { theme: kit.createTheme({ light: { accent: '#123456' } }) },
  h(
    kit.PageLayout,
    {
      header: h(kit.NavBar, { brand: 'Server', zones: [], visitor: h(Themes) }),
      sidebar: h(kit.ChatPanel, {
        status: 'loaded',
        connection: 'connected',
        messages: [],
        onSend: nothing,
        onRetry: nothing,
      }),
      footer: h(kit.Footer, { brand: 'Server' }),
    },
    h(kit.PostList, {
      'aria-label': 'Posts',
      posts: [post],
      renderPost: (item, props) => h(kit.PostCard, { ...props, post: item, standing }),
    }),
    h(
      kit.PostArticle,
      { post, standing, onShare: nothing },
      h(kit.CommentForm, { search, onSubmit: () => Promise.resolve(true) }),
      h(kit.CommentList, { comments: [comment] }),
    ),
    h(kit.AuthForm, {
      mode: 'logIn',
      fields: { name: '', username: '', email: '', password: '', referral: '' },
      isBusy: false,
      onFieldChange: nothing,
      onToggleMode: nothing,
      onSubmit: nothing,
    }),
    h(kit.Dialog.Root, {}, h(kit.Dialog.Trigger, {}, h(kit.Button, {}, 'Open'))),
    h(
      kit.Tabs.Root,
      { defaultValue: 'a' },
      h(kit.Tabs.List, { 'aria-label': 'Tabs' }, h(kit.Tabs.Trigger, { value: 'a' }, 'A')),
    ),
    h(kit.Menu.Root, {}, h(kit.Menu.Trigger, {}, h(kit.Button, {}, 'Menu'))),
    h(kit.BannerCarousel, { slides: [] }),
    h(PriceTicker, { coins: [] }),
  ),
);

function render() {
  const sheet = new ServerStyleSheet();
  try {
    return { html: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const warnings = [];
console.error = (...args) => warnings.push(args.join(' '));
console.warn = console.error;

const { html, styles } = render();
assert.match(html, /A post of the server/);
assert.match(styles, /--az-accent:light-dark\(#123456,/);
assert.deepEqual(render(), { html, styles }, 'Ids and classes are the same in each rendering.');
assert.deepEqual(warnings, []);
