import type { Preview } from '@storybook/react-vite';
import { initialize, mswLoader } from 'msw-storybook-addon';
import { configure } from 'storybook/test';

import { KitProvider } from '../ui';
import { modes, viewports } from './modes';

// A busy machine takes more than the second that is the default until a screen's code has come.
configure({ asyncUtilTimeout: 5000 });

initialize({ onUnhandledRequest: 'bypass', quiet: true });

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: { options: viewports },
    chromatic: { modes },
    options: { storySort: { order: ['Foundations', 'Components', 'Forum', 'Screens'] } },
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark' },
  loaders: [mswLoader],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
      return (
        <KitProvider>
          <Story />
        </KitProvider>
      );
    },
  ],
};

export default preview;
