import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

import { firstPaint } from './appearance/firstPaint.ts';
import { inlineStyles } from './appearance/inlineStyles.ts';
import { preloadFont } from './appearance/preloadFont.ts';
import { stableStyles } from './appearance/stableStyles.ts';
import { compileHints } from './compileHints.ts';
import { compressed } from './compressed.ts';
import { leanLibraries } from './leanLibraries.ts';
import { routePreloads } from './routePreloads.ts';
import { separateTasks } from './separateTasks.ts';
import { serviceWorker } from './offline/serviceWorker.ts';
import { serverPaths } from './serverPaths.ts';
import { fillPage } from './site/fillPage.ts';

const entry = /\/app\/(?:main\.tsx|index\.html)/;
const feedModules =
  /\/app\/(?:(?:feed|hooks|site|screens\/CategoryFeed)\/|filters\/MemberMenu)|\/FeedHeader\/|\/routes\/useSortParam/;

const commonModules =
  /\/client\/(?:kinds|limits)\.|\/machines\/(?:shared\/|mention\/(?:markup|limits))|\/react\/(?:forum\/|wholeSiteTexts|posts\/(?:mutationKeys|stalePosts)\.)|\/site\/accountQuery|\/moderation\/reasons|\/useMutationState|\/hooks\/composeHandlers|\/icons\/eye-off|\/(?:Skeleton|Stack|Progress)\/|\/icons\/(?:chevron-(?:left|right)|check)\./;
const accountModules =
  /\/machines\/authForm\/|\/react\/session\/|\/app\/(?:accountMessages|challenge\/|screens\/Auth\/)/;
/** Modules of the hints for members, which few other parts need. */
const hintModules = /\/app\/(?:moderation\/sanctionTexts|push\/[pP]ush)|\/react\/users\/.*[eE]mail/;
const staffModules =
  /\/app\/(?:adminMessages|moderation\/(?!content|reasons))|\/screens\/(?:Admin|Moderation)\/|\/react\/moderation\/(?!content|useContent|queueKeys)/;
/** Modules that menus, dialogs and tooltips load on first use, except Radix modules shared with tabs. */
const popupModules =
  /@floating-ui|@radix-ui\/react-(?:alert|arrow|dialog|dismiss|dropdown|focus|menu|popper|portal|tooltip|use-(?:rect|size)|visually)|node_modules\/(?:aria-hidden|get-nonce|react-remove|react-style|use-callback|use-sidecar)|\/ui\/components\/\w+\/(?:\w+Popup|DialogPopupRoot|useDialogFocus|(?:AlertDialog|Dialog|Menu|NotificationPopup|Sheet|Tooltip)\.styles)|\/ui\/hooks\/(?:TriggerAnchor|useCloseRequests|useReturnFocus)/;
const editorModules =
  /\/MentionTextArea\/|\/machines\/mention\/mention|\/react\/users\/(?:mentionSearch|useMentions)/;
/** Modules that send texts with files: a new post, an edited profile and the outbox. */
const publishModules =
  /\/react\/(?:uploads\/|outbox\/outboxCalls|posts\/(?:editor|(?:useC|c)reatePost))|\/app\/(?:acceptedFiles|uploadMessages|screens\/CreatePost\/)/;
const formModules = /\/ui\/components\/(?:AuthForm|Checkbox|FormPage|PasswordField|TextField)\//;
/** Fields of settings and decisions, and their drafts. */
const fieldModules =
  /\/ui\/components\/(?:FileField|NumberField|RadioGroup|SettingsSection)\/|\/useDraftFields\.|\/app\/settingsMessages/;
const sharedModules = (id: string) =>
  ![
    hintModules,
    accountModules,
    staffModules,
    popupModules,
    editorModules,
    publishModules,
    formModules,
    fieldModules,
  ].some((other) => other.test(id));

export default defineConfig(({ mode }) => {
  const { API_URL: target = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    root: import.meta.dirname,
    base: '/',
    plugins: [
      leanLibraries(),
      stableStyles(),
      react(),
      fillPage,
      firstPaint,
      inlineStyles,
      preloadFont,
      routePreloads,
      separateTasks,
      compileHints(),
      serviceWorker,
      compressed,
    ],
    server: {
      proxy: {
        ...Object.fromEntries(serverPaths.map((path) => [path, { target }])),
        '/socket.io': { target, ws: true },
      },
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      // Browsers without `modulepreload` load the same modules a little later.
      modulePreload: { polyfill: false },
      // Slower than Vite's own minifier, but pages weigh 0.7 to 1 kB less.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3, hoist_funs: true } },
      // The content security policy allows data: URLs only for images.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The first start runs this build. Timings would look like a warning to the operator.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [
              // The entry's static imports: libraries (which change less often), the kit, and the rest. Each
              // runs in its own task.
              { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 5 },
              { name: 'kit', tags: ['$initial'], test: /\/ui\/.*\.tsx?$/, priority: 4.5 },
              {
                name: 'main',
                tags: ['$initial'],
                test: (id: string) => !entry.test(id) && !id.endsWith('.css'),
                priority: 4,
              },
              // A group includes what its modules import, so groups that load less often come first.
              {
                name: 'xstate',
                test: /node_modules\/xstate\//,
                minShareCount: 2,
                priority: 3.6,
              },
              { name: 'common', test: commonModules, minShareCount: 2, priority: 3.5 },
              { name: 'hints', test: hintModules, minShareCount: 2, priority: 3.4 },
              {
                name: 'tabs',
                test: /\/react-tabs\/|\/(?:Tabs|StatList|CopyButton)\//,
                minShareCount: 2,
                priority: 3.3,
              },
              { name: 'popups', test: popupModules, minShareCount: 2, priority: 3.2 },
              { name: 'feed', test: feedModules, minShareCount: 2, priority: 3 },
              { name: 'shared', test: sharedModules, minShareCount: 2, priority: 2 },
              { name: 'editor', test: editorModules, minShareCount: 2, priority: 1.5 },
              { name: 'publish', test: publishModules, minShareCount: 2, priority: 1.45 },
              { name: 'forms', test: formModules, minShareCount: 2, priority: 1.4 },
              { name: 'fields', test: fieldModules, minShareCount: 2, priority: 1.3 },
              { name: 'account', test: accountModules, minShareCount: 2, priority: 1 },
              { name: 'staff', test: staffModules, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
  };
});
