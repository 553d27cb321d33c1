import '../ui/font.css';

import type { Preview } from '@storybook/react-vite';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

import { ComponentPage } from '../stories/docs/ComponentPage';
import { ThemedContainer } from '../stories/docs/ThemedContainer';
import { now } from '../stories/fixtures/community';
import { KitProvider } from '../ui/theme/KitProvider';
import { modes, viewports } from './modes';

const isUnderTest = import.meta.env['STORYBOOK_RUN'] === 'tests';

/** Omits passing elements from the report, and skips style sheets, which only an experimental rule reads. */
const violationsOnly = { resultTypes: ['violations'], preload: { assets: ['media'] } };

// On a loaded machine, lazy screens take longer than the default timeout of one second.
configure({
  asyncUtilTimeout: 5000,
  // Without the document's HTML, which `findBy…` would serialise on each try.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Relative: the published Storybook is in a subfolder of its site.
initialize({
  onUnhandledRequest: 'bypass',
  quiet: true,
  serviceWorker: { url: './mockServiceWorker.js' },
});

/** The props table has a column for defaults: drops `@default` from descriptions, and docgen's quotes from the column. */
const tidyDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { description, table, ...argType }]) => {
      const summary = table?.defaultValue?.summary?.replace(/^"(.*)"$/s, '$1');
      return [
        name,
        {
          ...argType,
          ...(description && { description: description.replace(/\s*@default.*$/s, '') }),
          ...(table && { table: { ...table, ...(summary && { defaultValue: { summary } }) } }),
        },
      ];
    }),
  );

/** `font-display: optional`, which sites use, would make screenshots depend on how fast the font loads. */
function waitForFont() {
  for (const face of document.fonts) face.display = 'block';
}

// Documentation pages run no loaders.
waitForFont();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [tidyDefaults],
  parameters: {
    a11y: { test: 'error', ...(isUnderTest && { options: violationsOnly }) },
    docs: { page: ComponentPage, container: ThemedContainer },
    // Storybook's own placeholder is not recognised in minified code.
    jsx: { functionValue: () => '() => {}' },
    layout: 'padded',
    viewport: { options: viewports },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Getting started', 'Theming', 'Server rendering', 'Accessibility'],
          'Components',
          'Forum',
          'Screens',
          'Machines',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark' },
  loaders: [waitForFont, mswLoader],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
      return (
        <KitProvider now={() => now}>
          <Story />
        </KitProvider>
      );
    },
  ],
};

export default preview;
